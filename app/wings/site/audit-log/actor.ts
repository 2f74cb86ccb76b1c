/** Who does something that is worth remembering: an admin, or a command of the studio, which has no account. */
export interface Actor {
  id: string | null
  email: string
}

export const commandLineActor: Actor = { id: null, email: 'studio command' }
