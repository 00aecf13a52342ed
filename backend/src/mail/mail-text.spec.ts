import type { MailContent } from './mail';
import { layOut } from './mail-layout';
import { mailText } from './mail-text';

const reminder: MailContent = {
  kind: 'trial_ending',
  data: { trialEndsAt: '2026-11-28T03:04:00.000Z' },
};
const server = {
  publicUrl: 'https://marks.school.example',
  paymentsAvailable: true,
  invitationLink: (id: string) => `/#invite=${id}`,
};

describe('the reminder of the trial’s end', () => {
  it('offers the plan with its price where cards can be taken', () => {
    const { paragraphs, action } = mailText(reminder, server);
    expect(paragraphs.join(' ')).toContain('ends on 28 November 2026 at 03:04 UTC');
    expect(paragraphs.join(' ')).toContain('Marklight Pro for $30 AUD per month');
    expect(action).toEqual({ label: 'Subscribe', url: 'https://marks.school.example/subscribe' });
  });

  it('offers no payment where none can be made', () => {
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
