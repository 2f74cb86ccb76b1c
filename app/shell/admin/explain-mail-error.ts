const explanations: [pattern: RegExp, sentence: string][] = [
  [
    /invalid login|\b(534|535|530)\b|auth/i,
    'The mail server rejected the user name or the password in SMTP_URL, or wants one.',
  ],
  [
    /certificate|self-signed|starttls|\btls\b|\bssl\b|wrong version number/i,
    'No encrypted connection could be made. SMTP_URL begins with smtps:// for port 465, and with smtp:// for port 587.',
  ],
  [
    /econnrefused|enotfound|eai_again|ehostunreach|enetunreach|econnreset|etimedout|timeout|timed out|greeting/i,
    'The mail server cannot be reached. Check the host and the port in SMTP_URL, and whether a firewall is in between.',
  ],
  [
    /\b5\d\d\b|sender|relay/i,
    'The mail server rejected the email. Often it accepts only its own addresses as the sender: check MAIL_FROM.',
  ],
  [/\b4\d\d\b/, 'The mail server did not take the email now. It is tried again for two hours.'],
]

/** What an operator can do about an error of the mail server, or of the way to it; empty where nothing is known of it. */
export function explainMailError(error: string) {
  return explanations.find(([pattern]) => pattern.test(error))?.[1] ?? ''
}
