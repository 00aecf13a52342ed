/** Frequent given names, to tell "smith_jane" from "jane_smith" in a file name. Order is all they decide. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  (
    'aaron abigail adam ahmed aisha alana alex alexander alexandra ali alice amelia amy ana andrea andrew angela anna anthony aria ' +
    'arjun ava ben benjamin bethany caitlin caleb cameron carlos charlie charlotte chloe chris christopher claire connor daniel ' +
    'david diego dylan elena eli elijah elizabeth ella emily emma ethan eva evelyn fatima finn freya gabriel george georgia grace ' +
    'hana hannah harper harry hassan heidi henry holly hugo ian ibrahim imogen isaac isabella isla ivan jack jacob jade jake ' +
    'james jane jasmine jason jayden jennifer jessica joel john jordan jose joseph joshua juan julia kate katie kevin laura lauren ' +
    'layla leah leo levi liam lily linda logan louis lucas lucy luis luke lydia maddison maria mariam mary mason matilda matthew ' +
    'maya megan mei mia michael michelle mila mohammed molly muhammad nadia natalie nathan nicholas noah nora oliver olivia omar ' +
    'oscar owen patrick peter phoebe poppy priya rachel rebecca riley robert rohan rosie ruby ryan sam samantha samuel sara sarah ' +
    'sebastian sofia sophia sophie stella stephanie steven susan tara thomas tom victoria william xavier yusuf zac zachary zara zoe'
  ).split(' '),
);
