import { isUuid } from '~/platform/database/is-uuid'
import { formatNumber } from '~/platform/text/format-number'
import { slugPattern } from '~/platform/text/slug'
import { toStorableText } from '~/platform/text/storable-text'
import { isDay } from '~/platform/time/calendar'
import { cleanArticle, cleanHtmlToText, TooManyTags } from '~/rich-text/clean-html.server'
import { isNestedTooDeeply } from '~/rich-text/nesting'
import { hasTooManyTags } from '~/rich-text/too-many-tags'
import { type TemplateProblem, variableLabel } from '../template'
import type { TemplateRow, Variable, VariableType } from '../variable'
import { MissingValue, PictureValue, ProductValue, RichTextValue, type VariableValue } from './variable-values'

/** A value that is not what its variable asks for; the message ends a sentence that begins with its label. */
class VariableValueError extends Error {}

const MAX_LENGTH_BY_TYPE: Partial<Record<VariableType, number>> = {
  'long-text': 50_000,
  'rich-text': 200_000,
  list: 20_000,
}

const MAX_LINE_LENGTH = 2_000

const MAX_ITEMS = 200

type Reader = (text: string, variable: Variable) => VariableValue

const readers: Record<VariableType, Reader> = {
  text: (text) => text.replace(/\s+/g, ' '),
  'long-text': (text) => text.replace(/\r\n?/g, '\n'),
  'rich-text': readRichText,
  number: (text) => readNumber(text, 'enter a number such as 1,299.50.'),
  money: (text) => readNumber(text.replace(currencyBeside, ''), 'enter an amount such as 1,299.50.'),
  date: readDay,
  'yes-no': readYesNo,
  choice: readChoice,
  list: readList,
  url: readAddress,
  picture: readPicture,
  product: (text) => {
    if (!slugPattern.test(text)) throw new VariableValueError('enter a product slug, such as queuepro.')
    return new ProductValue(text)
  },
}

const TOO_MANY_TAGS = 'this has too many HTML tags.'

// the filter `money` says which currency is written
const currencyBeside = /^(?:\p{Sc}|[A-Z]{3}) ?| ?(?:\p{Sc}|[A-Z]{3})$/gu

// thousands in threes or not at all: 1,5 is a comma in other countries and nobody knows which
const grouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/

const plain = /^-?\d{1,15}(\.\d{1,15})?$/

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'on'])

const no = new Set(['no', 'n', 'false', '0', '-', 'off'])

const MAX_NAMED_CHOICES = 12

/** The values of a row by name. What is empty is null, which is false in a condition and writes nothing. */
export type ParsedRowValues = Record<string, VariableValue | null>

export function parseRow(variables: Variable[], row: TemplateRow, problems: TemplateProblem[]): ParsedRowValues {
  const values: ParsedRowValues = Object.create(null)
  for (const variable of variables) values[variable.name] = parseCell(row, variable, problems)
  return values
}

function parseCell(row: TemplateRow, variable: Variable, problems: TemplateProblem[]): VariableValue | null {
  const given = Object.hasOwn(row, variable.name) ? row[variable.name] : undefined
  if (given instanceof PictureValue || given instanceof ProductValue || given instanceof RichTextValue) return given
  const refuse = (sentence: string) => {
    problems.push({ field: `variables.${variable.name}`, message: `${variableLabel(variable)}: ${sentence}` })
    return null
  }
  if (given instanceof MissingValue) return refuse(given.message)
  const text = cellToText(given, variable) || variable.preset.trim()
  if (text === '') return variable.isRequired ? refuse('this is empty.') : null
  try {
    return parseValue(variable, text)
  } catch (error) {
    if (error instanceof VariableValueError) return refuse(error.message)
    throw error
  }
}

/** What a cell says as text: of a form, a table, a program. */
export function cellToText(given: unknown, { separator }: Pick<Variable, 'separator'>): string {
  if (typeof given === 'string') return given.trim()
  if (typeof given === 'number' || typeof given === 'boolean') return String(given)
  if (given instanceof Date) return Number.isNaN(given.getTime()) ? '' : given.toISOString()
  if (Array.isArray(given)) return given.filter((item) => typeof item === 'string').join(separator)
  return ''
}

/** What a text that is not empty says to this variable. @throws InvalidCell */
function parseValue(variable: Variable, raw: string): VariableValue {
  const text = toStorableText(raw).trim()
  const longest = MAX_LENGTH_BY_TYPE[variable.type] ?? MAX_LINE_LENGTH
  if (text.length > longest) throw new VariableValueError(`keep it under ${formatNumber(longest + 1)} characters.`)
  return readers[variable.type](text, variable)
}

function readRichText(text: string) {
  const html = sanitizeRichText(text)
  return new RichTextValue(html, cleanHtmlToText(html))
}

function sanitizeRichText(text: string) {
  if (hasTooManyTags(text) || isNestedTooDeeply(text)) throw new VariableValueError(TOO_MANY_TAGS)
  try {
    return cleanArticle(text)
  } catch (error) {
    throw error instanceof TooManyTags ? new VariableValueError(TOO_MANY_TAGS) : error
  }
}

function readNumber(text: string, sentence: string) {
  if (text.length > 30 || !(grouped.test(text) || plain.test(text))) throw new VariableValueError(sentence)
  return Number(text.replaceAll(',', ''))
}

function readDay(text: string) {
  const day = text.slice(0, 10)
  if (!isDay(day) || !/^([T ].*)?$/s.test(text.slice(10)))
    throw new VariableValueError('enter a date such as 2026-03-31.')
  return day
}

function readYesNo(text: string) {
  const word = text.toLowerCase()
  if (!yes.has(word) && !no.has(word)) throw new VariableValueError('enter yes or no.')
  return yes.has(word)
}

function readChoice(text: string, { choices }: Variable) {
  const chosen = choices.find((choice) => choice.toLowerCase() === text.toLowerCase())
  if (chosen !== undefined) return chosen
  const named = choices.slice(0, MAX_NAMED_CHOICES).join(', ')
  throw new VariableValueError(`choose one of ${named}${choices.length > MAX_NAMED_CHOICES ? ' …' : '.'}`)
}

function readList(text: string, { separator }: Variable) {
  const items = text
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean)
  if (items.length > MAX_ITEMS) throw new VariableValueError(`enter at most ${MAX_ITEMS} items.`)
  return items
}

function readAddress(text: string) {
  const isWhole = /^https?:\/\//i.test(text) && URL.canParse(text)
  if (!isWhole && !/^\/(?!\/)\S*$/.test(text))
    throw new VariableValueError('enter a URL that begins with / or https://.')
  return text
}

function readPicture(text: string) {
  if (!isUuid(text)) throw new VariableValueError('this image is not in the media library.')
  return new PictureValue(text.toLowerCase())
}
