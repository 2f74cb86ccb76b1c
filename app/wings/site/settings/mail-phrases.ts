import type { Brand } from './brand'

/** Whom a mail tells its reader to contact: the studio's address, else its name. */
export const contactName = ({ contactEmail, name }: Brand) => contactEmail || name

/** A question, and where it is answered: "Questions? Email hello@harbor.example." Empty for a studio without an address. */
export function questionsSentence({ contactEmail }: Brand, question = 'Questions?') {
  return contactEmail && `${question} Email ${contactEmail}.`
}

/** Why somebody hears of their account. */
export const accountMailReason = ({ name }: Brand) =>
  `You received this email because you have an account at ${name}. We always email changes of how you sign in.`

/** Why the studio itself gets a mail. */
export const studioMailReason = ({ name }: Brand) =>
  `You received this email because notifications of ${name} go to this address.`

/** Who sells, as a receipt says it. */
export const sellerLines = ({ legalName, address }: Brand) => [legalName, address].filter(Boolean).join('\n')
