import { yearLevelOf } from './year-level';

it.each([
  ['Year 9 English', [], 9],
  ['10A English', [], 10],
  ['7.2', [], 7],
  ['8ENG2', [], 8],
  ['English', ['Write a letter.\nFor Year 7 students.'], 7],
  ['English', ['An 8th-grade essay about uniforms'], 8],
  ['Period 3', ['Ninth grade: to what extent is Macbeth a victim?'], 9],
  ['10A English', ['Write as a Year 7 student would to a newspaper.'], 10],
  [null, [null, 'Grade 11 argument rubric'], 11],
])('reads the year from a class called %j and %j: %d', (className, texts, year) => {
  expect(yearLevelOf(className, texts)).toBe(year);
});

it.each([
  ['English', ['Should the school year be longer?']],
  ['English', ['In the year 1984 nobody is free.']],
  ['English', ['Your grade 12/20 can still change.']],
  ['2026 Semester 1', []],
  ['English', ['For Years 9 and Year 10.']],
  ['40 students', []],
  ['3rd period', []],
  ['1 English', []],
  [null, []],
])('knows none from a class called %j and %j', (className, texts) => {
  expect(yearLevelOf(className, texts)).toBeNull();
});
