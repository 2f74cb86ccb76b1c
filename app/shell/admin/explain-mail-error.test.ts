import { expect, test } from 'vitest'
import { explainMailError } from './explain-mail-error'

test.each([
  ['Invalid login: 535 5.7.8 Authentication failed', 'user name or the password'],
  ['connect ECONNREFUSED 127.0.0.1:2525', 'cannot be reached'],
  ['getaddrinfo ENOTFOUND mail.harbor.test', 'cannot be reached'],
  ['Greeting never received', 'cannot be reached'],
  ['self-signed certificate in certificate chain', 'No encrypted connection'],
  ['Upgrading connection with STARTTLS: 454 TLS not available', 'No encrypted connection'],
  ['Message failed: 550 5.7.1 Sender address rejected', 'MAIL_FROM'],
  ["Can't send mail - all recipients were rejected: 450 try later", 'tried again'],
])('what the mail server says (%s) is explained', (error, sentence) => {
  expect(explainMailError(error)).toContain(sentence)
})

test('what nobody knows is not explained', () => {
  expect(explainMailError('Out of coffee')).toBe('')
})
