import { useState } from 'react'
import { callApi } from '~/platform/api-client'
import type { Sample } from '../ai-texts/sample'
import { fillingIn, instructionField } from '../runs/run-form'
import type { ColumnsToChoose } from './columns-form'
import { samplePath } from './paths'

interface AskedRow extends Partial<Sample> {
  row: number
  /** Why there is no text. */
  fault?: string
}

/** Asks the AI for one row after the other, with the form as it stands. */
export function useSample(variable: string, { tableId, templateId, rowCount }: ColumnsToChoose) {
  const [sample, setSample] = useState<AskedRow>()
  const [isAsking, setAsking] = useState(false)

  async function askNext(form: FormData) {
    const filling = fillingIn(Object.fromEntries(form))
    const field = instructionField(variable)
    const instruction = filling.instructions[variable] ?? ''
    const row = sample && !sample.fault ? (sample.row % rowCount) + 1 : (sample?.row ?? 1)
    setAsking(true)
    const json = { template: templateId, variable, instruction, mapping: filling.mapping, row }
    const reply = await callApi<Sample>({ path: samplePath(tableId), json })
    setAsking(false)
    setSample({ row, ...(reply.ok ? reply.body : { fault: reply.fields?.[field] ?? reply.message }) })
  }

  return { sample, isAsking, askNext }
}
