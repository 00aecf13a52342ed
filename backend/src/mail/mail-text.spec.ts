import type { MailContent } from './mail';
import { layOut } from './mail-layout';
import type { MailServer } from './mail-parts';
import { mailText } from './mail-text';

const reminder: MailContent = {
  kind: 'trial_ending',
  data: { trialEndsAt: '2026-11-28T03:04:00.000Z' },
};
const server = {
  publicUrl: 'https://marks.school.example',
  paymentsAvailable: true,
  billingOff: false,
  reader: null,
  invitationLink: (id: string) => `/#invite=${id}`,
};

describe('the welcome', () => {
  const welcome = (given: Partial<MailServer>) => {
    const { paragraphs, action } = mailText({ kind: 'welcome' }, { ...server, ...given });
    return { text: paragraphs.join(' '), action };
  };
  const ended = { access: 'expired', trialEndsAt: '2026-11-20T03:04:00.000Z' } as const;
  const running = { access: 'trial', trialEndsAt: '2026-11-28T03:04:00.000Z' } as const;

  it('says when the trial of this account ends', () => {
    const { text } = welcome({ reader: running });
    expect(text).toContain('Your free trial runs until 28 November 2026 at 03:04 UTC and needs no card.');
  });

  it('promises no trial if the address has already had one', () => {
    const { text, action } = welcome({ reader: ended });
    expect(text).toContain('The free trial of this email address has ended.');
    expect(text).not.toMatch(/runs|needs no card|start grading/);
    expect(action.label).toBe('Subscribe');
    const withoutCards = welcome({ reader: ended, paymentsAvailable: false });
    expect(withoutCards.text).toContain('reply to this email: we can open your account');
    expect(`${withoutCards.text} ${withoutCards.action.label}`).not.toMatch(/subscribe/i);
  });

  it.each<[string, Partial<MailServer>]>([
    ['on a server that charges nothing', { billingOff: true, reader: { ...running, access: 'active' } }],
    ['to an account with access of another kind', { reader: { ...ended, access: 'active' } }],
  ])('mentions no trial %s', (_, given) => {
    const { text } = welcome(given);
    expect(text).not.toMatch(/trial|card|subscribe/i);
    expect(text).toContain('start grading');
  });
});

describe('the reminder of the trial’s end', () => {
  it('offers the plan with its price if cards are accepted', () => {
    const { paragraphs, action } = mailText(reminder, server);
    expect(paragraphs.join(' ')).toContain('ends on 28 November 2026 at 03:04 UTC');
    expect(paragraphs.join(' ')).toContain('Marklight Pro for $30 AUD per month');
    expect(action).toEqual({ label: 'Subscribe', url: 'https://marks.school.example/subscribe' });
  });

  it('offers no payment if none can be made', () => {
    const text = mailText(reminder, { ...server, paymentsAvailable: false });
    expect(JSON.stringify(text)).not.toMatch(/subscribe/i);
  });
});

describe('the layout', () => {
  it('escapes every value in HTML, and leaves plain text as it is', () => {
    const { html, text } = layOut(
      {
        subject: '<b>',
        paragraphs: ['Tom & "Jerry"', '<img src=x onerror=alert(1)>'],
        action: { label: "it's", url: 'https://a.example/?x=1&y="' },
      },
      'help@school.example',
    );
    expect(html).not.toMatch(/<b>|<img/);
    expect(html).toContain('Tom &amp; &quot;Jerry&quot;');
    expect(html).toContain('href="https://a.example/?x=1&amp;y=&quot;"');
    expect(text).toContain('Tom & "Jerry"');
  });
});
