/** What a result of Google, or schema.org itself, asks of a type. */
export interface Feature {
  name: string
  source: string
  required: readonly string[]
  /** Of each of these groups, one is needed. */
  oneOf?: readonly (readonly string[])[]
  recommended: readonly string[]
  /** Whether a page may do without this result: then what is required for it is only recommended. */
  isOptional?: boolean
}

export interface TypeRule {
  /** Its name at schema.org and those of more special types that keep the same rule. */
  types: readonly string[]
  features: readonly Feature[]
}

const GOOGLE = 'Google: developers.google.com/search/docs/appearance/structured-data/'

export const googleSource = (page: string) => GOOGLE + page

export const schemaOrgSource = (type: string) => `schema.org/${type}`

/** A type that only schema.org speaks of, with what makes it useful. */
export const schemaOrgType = (type: string, required: string[], recommended: string[] = []): TypeRule => ({
  types: [type],
  features: [{ name: type, source: schemaOrgSource(type), required, recommended }],
})
