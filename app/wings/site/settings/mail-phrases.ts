import type { Brand } from './brand'

/** Whom a mail tells its reader to contact: the studio's address, else its name. */
export const contactName = ({ contactEmail, name }: Brand) => contactEmail || name

/** A question, and where it is answered: "Questions? Email hello@harbor.example." Empty for a studio without an address. */
export function questionsSentence({ contactEmail }: Brand, question = 'Questions?') {
  return contactEmail && `${question} Email ${contactEmail}.`
}
