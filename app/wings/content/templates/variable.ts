import { z } from 'zod'

/*
 * A variable of a template stands for what differs from page to page. A row says what each of them is, as text, the way
 * tables and forms give it; how it is read depends on its type.
 */

export const variableTypeLabels = {
  text: 'Text',
  'long-text': 'Long text',
  'rich-text': 'Formatted text',
  number: 'Number',
  money: 'Money',
  date: 'Date',
  'yes-no': 'Yes/no',
  choice: 'Dropdown',
  list: 'List',
  url: 'URL',
  picture: 'Image',
  product: 'Product',
} as const

export type VariableType = keyof typeof variableTypeLabels

/** What stands between the items of a list. */
export const separatorLabels = { ',': 'Comma', ';': 'Semicolon', '|': 'Pipe', '\n': 'Line break' } as const

export const MAX_VARIABLES = 60
const MAX_CHOICES = 100
export const MAX_VARIABLE_NAME_LENGTH = 40

export const variableNamePattern = /^[a-z][a-z0-9_]*$/

/** Words with which the language itself means something. */
const reservedNames = new Set(
  'true false nil null empty blank and or not contains in for if else elsif case when assign forloop'.split(' '),
)

const label = (maxLength: number) => z.string().trim().max(maxLength, `Use at most ${maxLength} characters.`)

export const variableSchema = z
  .object({
    name: z
      .string()
      .trim()
      .max(MAX_VARIABLE_NAME_LENGTH, `Use at most ${MAX_VARIABLE_NAME_LENGTH} characters.`)
      .regex(variableNamePattern, 'Start with a letter and use only a–z, 0–9 and _.')
      .refine((name) => !reservedNames.has(name), 'This is a reserved word. Choose another name.'),
    label: label(80),
    type: z.enum(Object.keys(variableTypeLabels) as [VariableType, ...VariableType[]], 'Choose a type.'),
    help: label(300),
    /** What stands for an empty value, written as in a row. */
    preset: z.string().max(5_000, 'Use at most 5,000 characters.'),
    isRequired: z.boolean(),
    /** Of a choice. */
    choices: z
      .array(label(120))
      .max(MAX_CHOICES, 'Add at most 100 options.')
      .transform((choices) => choices.filter(Boolean)),
    /** Of a list. */
    separator: z.enum(
      Object.keys(separatorLabels) as [keyof typeof separatorLabels, ...(keyof typeof separatorLabels)[]],
    ),
  })
  .refine(({ type, choices }) => type !== 'choice' || choices.length > 0, {
    path: ['choices'],
    error: 'Add at least one option.',
  })

export const variableListSchema = z
  .array(variableSchema)
  .max(MAX_VARIABLES, `Use at most ${MAX_VARIABLES} variables.`)
  .superRefine((variables, context) => {
    const seen = new Set<string>()
    for (const [at, { name }] of variables.entries()) {
      if (seen.has(name)) {
        context.addIssue({ code: 'custom', path: [at, 'name'], message: `Two variables are named “${name}”.` })
      }
      seen.add(name)
    }
  })

export type Variable = z.infer<typeof variableSchema>

/** What a row says of each variable, by its name. Everything is text; tables and programs may give numbers too. */
export type TemplateRow = Record<string, unknown>

export function newVariable(name: string): Variable {
  return { name, label: '', type: 'text', help: '', preset: '', isRequired: true, choices: [], separator: ',' }
}
