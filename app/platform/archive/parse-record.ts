import type { z } from 'zod'
import { DomainError } from '../errors/errors'

/** A record that cannot be read, with what is wrong with it. */
export class InvalidRecord extends Error {
  override name = 'InvalidRecord'
}

/** The record as its schema reads it. @throws InvalidRecord that names the field and what is wrong with it */
export function parseRecord<Output>(schema: z.ZodType<Output>, given: unknown): Output {
  const { data, error } = schema.safeParse(given)
  if (!error) return data
  const issue = error.issues[0]
  throw new InvalidRecord([issue?.path.join('.'), issue?.message].filter(Boolean).join(': '))
}

/** What `read` gives; a broken rule of the product makes the record unreadable. @throws InvalidRecord */
export function rejectOnBrokenRule<Output>(read: () => Output): Output {
  try {
    return read()
  } catch (error) {
    throw error instanceof DomainError ? new InvalidRecord(error.message) : error
  }
}

/** What is wrong with a record, as reading it says; undefined when nothing is. */
export function findRecordProblem(read: () => unknown) {
  try {
    read()
    return undefined
  } catch (error) {
    if (error instanceof InvalidRecord) return error.message
    throw error
  }
}
