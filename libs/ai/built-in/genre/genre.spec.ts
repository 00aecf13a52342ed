import { GENRE_WORDS, type Genre, genreLine } from '@marklight/contracts/genre';
import { essayGenreOf, recogniseGenre } from './genre';

const TEXTS: readonly (readonly [Genre, string])[] = [
  [
    'argument',
    'I believe our town should close its main street to cars. First, the air would be cleaner for the people who work there. Second, shops do better when people can walk from door to door. Some drivers say they need the street, but there is a car park behind the library. We should try it for one summer and see.',
  ],
  [
    'argument',
    'School uniforms are a good idea because they save families money. Students do not have to think about what to wear, and nobody is teased for old shoes. People who disagree say that uniforms take away freedom. However, there are better ways to show who you are than a shirt. Every school should have one.',
  ],
  [
    'story',
    'One night the power went out and the whole street fell silent. I took the torch from the drawer and walked down to the cellar. Something moved behind the boxes. “Who is there?” I whispered. Nobody answered. Then a grey cat jumped onto the shelf, looked at me and yawned. I laughed so hard that I dropped the torch.',
  ],
  [
    'story',
    'Long ago there lived a ferryman who never spoke. Every morning he rowed the farmers over the river and every evening he rowed them back. One winter the river froze. The farmers walked across the ice and forgot him. When the ice broke, a child fell in, and the old man jumped after her and carried her home.',
  ],
  [
    'source-answer',
    'The author shows that the sailor is lonely. In paragraph 3 she writes that he “spoke to the lamp as to a friend”, which tells the reader how long he has been alone. The mood of the story changes when the ship appears. The author describes the light as warm, and the sailor stands up for the first time in the text.',
  ],
  [
    'source-answer',
    'According to the article, bees find flowers by colour and by scent. The writer supports this with a study from a farm. The text states that fewer bees came to grey cards than to yellow ones. The article also explains that rain washes the scent away, and this shows why the bees in the passage stayed home.',
  ],
  [
    'explanation',
    'Bread rises because of yeast. Yeast is a tiny living thing that feeds on sugar, and the process is called fermentation. The first step is mixing flour, water and yeast. The yeast breaks the sugar down and makes a gas. Bubbles form, and the dough grows to twice its size. Heat then sets the dough, which results in a loaf with small holes.',
  ],
  [
    'explanation',
    'Rivers change the land in two ways. A river is made of water that runs down a slope, and the water carries sand and stones. The stones scrape the bed, which causes deep valleys such as gorges. Where the slope ends, the water slows and drops what it carries. This process leads to flat plains that are used for farming.',
  ],
  [
    'reflection',
    'Looking back on my year in the orchestra, I realised that I used to hide behind the others. At the first concert I felt so nervous that I only moved the bow. My teacher noticed and gave me a part of my own. That taught me that mistakes are heard less than silence. Now I practise every day, and next time I will play out.',
  ],
  [
    'reflection',
    'This term I learned more about myself than about cooking. I struggled with the group work because I wanted to do everything alone. After our soup burnt I realised that I had not listened. The experience made me think about how I talk to people. I now ask before I decide, and I am proud of that.',
  ],
];

describe('recogniseGenre', () => {
  it.each(TEXTS)('knows %s by its text: %#', (genre, text) => {
    expect(recogniseGenre(text, null)).toMatchObject({ genre, basis: 'text' });
  });

  it.each<readonly [Genre, string]>([
    ['argument', 'Write a letter to your principal. Should phones be allowed at lunch? Persuade her.'],
    ['argument', 'Read the article about dams. Do you agree with its author? Argue your position.'],
    ['story', 'Write a short story that begins with a knock at the door.'],
    ['source-answer', 'How does the author create tension in the extract? Quote from the text.'],
    ['source-answer', 'Explain what the poem says about war. Use evidence from the poem.'],
    ['explanation', 'Explain how volcanoes form.'],
    ['explanation', 'Information report: the life of bees'],
    ['reflection', 'Reflect on your work placement. What did you learn about yourself?'],
  ])('takes %s from the task: %s', (genre, task) => {
    const plain =
      'It goes like this. There are three of them and each has a name. They stay until the evening comes.';
    expect(recogniseGenre(plain, task)).toMatchObject({ genre, basis: 'task' });
  });

  it('lets the text decide between two that a task leaves open', () => {
    const task = 'Write a story or an argument about your town.';
    const [argument] = TEXTS.filter(([genre]) => genre === 'argument');
    const [story] = TEXTS.filter(([genre]) => genre === 'story');
    expect(recogniseGenre(argument?.[1] ?? '', task).genre).toBe('argument');
    expect(recogniseGenre(story?.[1] ?? '', task).genre).toBe('story');
  });

  it('goes by the teacher where one has set it', () => {
    const recognised = recogniseGenre(TEXTS[0]?.[1] ?? '', 'Persuade me.', 'reflection');
    expect(recognised).toEqual({ genre: 'reflection', basis: 'teacher', confidence: 1 });
    expect(genreLine(essayGenreOf(recognised))).toBe('Reflection (set on the assignment)');
  });

  it('answers for a text without words, and says that it is not sure', () => {
    const recognised = recogniseGenre('', null);
    expect(Object.keys(GENRE_WORDS)).toContain(recognised.genre);
    expect(essayGenreOf(recognised).isSure).toBe(false);
  });
});
