import { toStorableText } from '../text/storable-text'

type Readers = Record<string, (text: string) => unknown>
type Optional<Fields extends Readers> = {
  [Name in keyof Fields]: undefined extends ReturnType<Fields[Name]> ? Name : never
}[keyof Fields]

/** What a list shows, by the names of its parameters. */
type FilterValues<Fields extends Readers> = {
  [Name in Exclude<keyof Fields, Optional<Fields>>]: ReturnType<Fields[Name]>
} & { [Name in Optional<Fields>]?: ReturnType<Fields[Name]> }

/**
 * The filter of a list, whose state is in the address: for each parameter what its text means. Whatever the address holds,
 * it means something: what is not understood, or not there (an empty text), filters nothing.
 */
export function defineListFilter<Fields extends Readers>(fields: Fields) {
  function parse(params: URLSearchParams) {
    const read = ([name, meaning]: [string, Readers[string]]) => [name, meaning(params.get(name) ?? '')]
    return Object.fromEntries(Object.entries(fields).map(read)) as FilterValues<Fields>
  }
  return {
    /** Of its parameters. */
    names: Object.keys(fields),
    parse,
    /** Whether it leaves anything out. */
    isActive: (params: URLSearchParams) => Object.values(parse(params)).some(Boolean),
  }
}

export type ListFilter<Definition extends { parse: (params: URLSearchParams) => unknown }> = ReturnType<
  Definition['parse']
>

/** Words that are looked for; a longer text than `maxLength` characters looks for nothing. */
export function searchParam(maxLength: number) {
  return (text: string) => {
    const words = toStorableText(text).trim()
    return words.length <= maxLength ? words : ''
  }
}

/** One of these, or undefined. */
export function choiceParam<const Choice extends string>(choices: readonly Choice[]) {
  return (text: string) => choices.find((choice) => choice === text)
}
