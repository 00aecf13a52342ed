/** Mail services that anybody can join, and internet providers: an address there does not show a school. */
const FREE_MAIL_DOMAINS: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'outlook.com.au', 'hotmail.com', 'hotmail.com.au'],
  ...['hotmail.co.uk', 'hotmail.fr', 'live.com', 'live.com.au', 'live.co.uk', 'live.ca', 'msn.com'],
  ...['yahoo.com', 'yahoo.com.au', 'yahoo.co.uk', 'yahoo.ca', 'yahoo.co.in', 'yahoo.co.nz', 'ymail.com'],
  ...['rocketmail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me', 'protonmail.com', 'pm.me'],
  ...['gmx.com', 'gmx.net', 'gmx.de', 'web.de', 'mail.com', 'email.com', 'zoho.com', 'fastmail.com'],
  ...['fastmail.fm', 'hey.com', 'tutanota.com', 'tuta.io', 'tuta.com', 'yandex.com', 'yandex.ru', 'mail.ru'],
  ...['qq.com', '163.com', '126.com', 'foxmail.com', 'sina.com', 'naver.com', 'daum.net', 'rediffmail.com'],
  ...['bigpond.com', 'bigpond.net.au', 'optusnet.com.au', 'iinet.net.au', 'tpg.com.au', 'internode.on.net'],
  ...['westnet.com.au', 'dodo.com.au', 'xtra.co.nz', 'btinternet.com', 'sky.com', 'virginmedia.com'],
  ...['ntlworld.com', 'talktalk.net', 'blueyonder.co.uk', 'comcast.net', 'verizon.net', 'att.net'],
  ...['sbcglobal.net', 'bellsouth.net', 'cox.net', 'charter.net', 'shaw.ca', 'rogers.com', 'sympatico.ca'],
  ...['telus.net', 'videotron.ca', 'duck.com', 'mailinator.com', 'guerrillamail.com', 'yopmail.com'],
]);

/** Whether sharing with this domain, in lower case, would be sharing with strangers. */
export function isFreeMailDomain(domain: string): boolean {
  return FREE_MAIL_DOMAINS.has(domain);
}
