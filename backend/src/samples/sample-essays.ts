/** Three essays on one task, written by us: a strong one, a sound one and an emerging one. */
export interface SampleEssay {
  filename: string;
  studentName: string;
  text: string;
}

export const SAMPLE_ESSAYS: readonly SampleEssay[] = [
  {
    filename: 'sample-1-amara.pdf',
    studentName: 'Amara (sample)',
    text: `Should our town close its main street to cars?

Every Saturday morning the main street of our town is full, yet hardly anybody is standing still. People squeeze between parked cars, wait at the kerb for a gap and hurry home. I believe that the council should close the two blocks between the library and the bridge to cars, because the street would become safer, the shops would sell more, and the town would gain a place that belongs to everyone.

The strongest reason is safety. According to the council's own report, eleven people were hurt on those two blocks last year, and nine of them were walking. A slower speed limit has already been tried; it lowered the number by only one. When there are no cars, a child who lets go of a hand is not in danger, and an older person does not have to cross in eighteen seconds.

Shop owners worry that customers who cannot park will not come. That is a fair concern, and it deserves evidence rather than a promise. When the neighbouring town closed its market street, sales in the first three months fell by four per cent, but after a year they were twelve per cent higher than before. The reason is simple: people who walk past a window stop, while people who drive past it cannot. Free parking behind the library, two minutes away, would help those who carry heavy bags.

A street without cars also gives something that money does not measure. At present, teenagers meet in the car park of the supermarket because there is nowhere else to sit. With benches, shade and a small stage, the same street could hold a market on Saturday and music on Friday. A town is more than a set of errands; it is the people you meet on the way.

Some will say that traffic will simply move to Mill Road. Part of it will, which is why the plan should include a crossing there and a trial of six months before anything is made permanent. A trial costs little, and it lets the town judge by what happens instead of by what it fears.

Closing two blocks will not solve every problem of our town. It will, however, make the centre safe, keep its shops alive and give us a reason to stay after we have bought the bread. The council should begin the trial this spring.`,
  },
  {
    filename: 'sample-2-ben.pdf',
    studentName: 'Ben (sample)',
    text: `Should our town close its main street to cars?

In this essay I will talk about if the main street should be closed to cars. I think it should be closed because it is good for safety and for people.

Firstly, it would be safer. There is alot of cars in the main street and sometimes people get hurt. My cousin was nearly hit by a car when he was going to the library. If there were no cars this would not happen. Kids could walk by themselves and there parents would not worry so much.

Secondly, it would be nicer to shop there. Cars are loud and smelly. If the street was closed, cafes could put tables outside and people would stay longer. For example, when there was the street festival in March the shops were really busy and everybody had a good time. This shows that people like it when there are no cars.

On the other hand, some people need a car. Old people can not walk very far and if you buy something heavy you need to carry it. Also the shops might lose customers at the start. The council could build a car park near the bridge so people can still come.

In conclusion, I think the main street should be closed to cars because it is safer and nicer. There are some problems but they can be fixed.`,
  },
  {
    filename: 'sample-3-cleo.pdf',
    studentName: 'Cleo (sample)',
    text: `Main street

I dont think they should close the main street because then you cant drive there. My dad drives there every day and he would be angry. Cars is important for people. If you close it the shops will have no one and they will close to.

Also were would the cars go? They will go in the other streets and it will be the same. I live in Mill Road and there is allready to many cars and it is loud at night.

The street is fine how it is. They should fix the footpath instead becuase it has holes. I fell over one time and it hurt. So they should not close it.`,
  },
];

/** The task's marking guide, written by us; level descriptions lowest first. */
export const SAMPLE_RUBRIC = {
  name: 'Sample rubric: a persuasive essay',
  criteria: [
    {
      name: 'States a clear position',
      description: '',
      weight: 25,
      levels: [
        'No position can be found.',
        'A position is hinted at, or changes on the way.',
        'A position is stated and kept.',
        'A clear position names its main reasons.',
        'A precise position shapes the whole essay.',
      ],
    },
    {
      name: 'Supports reasons with evidence and examples',
      description: '',
      weight: 25,
      levels: [
        'Claims stand alone.',
        'One reason has a personal example.',
        'Most reasons have an example.',
        'Reasons rest on specific, relevant evidence.',
        'Evidence is specific, weighed and explained.',
      ],
    },
    {
      name: 'Answers the other side',
      description: '',
      weight: 20,
      levels: [
        'Other views are not mentioned.',
        'Another view is mentioned and left.',
        'Another view is described and answered in part.',
        'A fair counter-argument is answered with reasons.',
        'The strongest objections are met, and the position gains by it.',
      ],
    },
    {
      name: 'Organises paragraphs so that a reader can follow',
      description: '',
      weight: 15,
      levels: [
        'There are no paragraphs.',
        'Paragraphs mix several points.',
        'Paragraphs have one point each.',
        'Paragraphs build on each other with clear links.',
        'The order itself carries the argument.',
      ],
    },
    {
      name: 'Spelling, grammar and punctuation',
      description: '',
      weight: 15,
      levels: [
        'Errors make the text hard to understand.',
        'Frequent errors distract.',
        'Some errors, and the meaning is clear.',
        'Few errors.',
        'Nearly free of errors, with varied sentences.',
      ],
    },
  ],
} as const;
