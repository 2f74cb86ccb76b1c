import { randomInt } from 'node:crypto'
import { e2eSite } from './e2e-site'
import { httpRequest } from './http'

/** Has a visitor write to the studio, as the contact form does. */
export async function sendContactMessage(name: string, message = 'Does it print tickets?') {
  const form = { name, email: 'zoe@example.com', subject: 'A license', message, reference: '' }
  const { status, text } = await httpRequest(e2eSite().origin, '/contact', {
    method: 'POST',
    localAddress: randomIpAddress(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })
  if (status !== 200) throw new Error(`The message was not taken (${status}): ${text.slice(0, 300)}`)
}

/** Another one each time, so that tests do not use up each other's attempts. */
function randomIpAddress() {
  return `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`
}
