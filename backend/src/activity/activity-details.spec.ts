import { activityDetailsText } from './activity-details';

describe('the details of an activity in words', () => {
  it.each([
    [{ essays: 1 }, '1 essay'],
    [{ essays: 3, refused: 1 }, '3 essays, 1 file not accepted'],
    [{ essays: 2, refused: 0 }, '2 essays'],
    [{ criteria: 1 }, '1 criterion'],
    [{ change: 'Roster replaced', students: 25 }, 'Roster replaced, 25 students'],
    [{ change: 'Deleted' }, 'Deleted'],
  ])('%j reads %s', (details, text) => {
    expect(activityDetailsText(details)).toBe(text);
  });

  it.each([[null], [{}], [{ essays: 0 }]])('%j says nothing', (details) => {
    expect(activityDetailsText(details)).toBeNull();
  });
});
