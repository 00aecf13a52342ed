import { criterion, type PlatformRubric } from './platform-rubric';

export const narrative: PlatformRubric = {
  id: 'eb861b4a-82ba-4f8a-81e9-858f4d176497',
  name: 'Narrative',
  description: 'For short stories and imaginative pieces, from a prompt or on a topic of the student’s own.',
  criteria: [
    criterion('Ideas and story', {
      weight: 20,
      description: 'The story has something to tell, and answers the prompt where there is one.',
      missing: 'There is no story: a few sentences, or a description in which nothing happens.',
      emerging: 'Events are listed, or borrowed from a film or game, with little sense of why they matter.',
      sound: 'A complete story with a problem or change at its centre, fitted to the prompt.',
      strong: 'An engaging story with a clear central idea, in which events have causes and consequences.',
      outstanding:
        'An original or quietly surprising story whose events carry a meaning beyond themselves, left for the reader to find.',
    }),
    criterion('Structure and pace', {
      weight: 20,
      description: 'Opening, complication and ending are shaped, and time is handled well.',
      missing: 'No beginning, middle or end can be made out.',
      emerging: 'The story starts and stops; important moments are hurried and small ones drawn out.',
      sound: 'Orientation, complication and resolution are in place and easy to follow.',
      strong:
        'The opening draws the reader in, tension builds, and the ending follows from what came before.',
      outstanding:
        'Time, order and viewpoint are handled for effect: the writer knows what to leave out, when to slow down and where to stop.',
    }),
    criterion('Characters', {
      weight: 15,
      description: 'People in the story are believable, and shown by what they do, say and think.',
      missing: 'Characters are absent, or no more than names.',
      emerging: 'Characters are described by a label such as brave or mean, and act as the plot needs.',
      sound: 'The main character has recognisable feelings and reasons for acting.',
      strong:
        'Characters come to life through action, thought and dialogue, and the main one is changed by events.',
      outstanding:
        'Characters are complex and consistent; what they hide or do not understand is as telling as what they say.',
    }),
    criterion('Setting and atmosphere', {
      weight: 15,
      description: 'Place, time and mood are created through chosen detail.',
      missing: 'It is not clear where or when anything happens.',
      emerging: 'The setting is named but not pictured.',
      sound: 'Some sensory detail lets the reader picture the place.',
      strong: 'Well-chosen detail of several senses creates a mood that suits the events.',
      outstanding:
        'Setting and mood work within the story: they reflect, press upon or contradict what the characters feel.',
    }),
    criterion('Voice and style', {
      weight: 20,
      description: 'Viewpoint, imagery, dialogue and sentence rhythm are used with purpose.',
      missing: 'Writing is too brief or broken for a style to show.',
      emerging: 'Plain statements that tell everything, or imagery that is worn or mixed.',
      sound: 'A steady viewpoint, some effective description and dialogue that can be followed.',
      strong: 'A distinct voice; imagery, dialogue and varied sentences show more than they tell.',
      outstanding: 'A confident and individual voice in which rhythm, image and silence are all put to use.',
    }),
    criterion('Spelling, punctuation and grammar', {
      weight: 10,
      description: 'Writing is accurate, including the punctuation of dialogue and the choice of tense.',
      missing: 'Mistakes make most of the story hard to understand.',
      emerging: 'Frequent mistakes, or tense that wanders, interrupt the reading.',
      sound: 'Common words and sentences are correct; mistakes are found in harder ones and in dialogue.',
      strong: 'Accurate with few mistakes, dialogue included, and tense is kept.',
      outstanding: 'Accurate throughout; where a rule is broken, it is done for effect.',
    }),
  ],
};
