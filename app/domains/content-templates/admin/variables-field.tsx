import { showToast } from '~/ui/toasts'
import { RowsField } from '~/ui/workspace/rows-field'
import { labelOf, type TemplateState } from '../template'
import { renamedInAll } from '../variables/rename-variable'
import { MOST_VARIABLES, newVariable, type Variable } from '../variables/variable'
import { VariableFields } from './variable-fields'

interface VariablesFieldProps {
  state: TemplateState
  onChange: (change: (before: TemplateState) => TemplateState) => void
  errorOf: (path: string) => string | undefined
}

/** The variables of a template, in the order in which forms ask for them. */
export function VariablesField({ state, onChange, errorOf }: VariablesFieldProps) {
  const { variables } = state
  function rename(from: string, to: string) {
    const count = (wanted: string) => variables.filter(({ name }) => name === wanted).length
    // an unfinished name, or one that two of them have, says nothing yet
    if (from === '' || to === '' || count(from) > 0 || count(to) > 1) return
    onChange((before) => renamed(before, from, to))
    const run = () => onChange((before) => withName(renamed(before, to, from), to, from))
    showToast(`${from} is now called ${to}, in every text.`, 'success', { label: 'Undo', run })
  }
  return (
    <RowsField
      label="Variables"
      hint="What differs from page to page. Texts name them in double braces: {{ city }}."
      error={errorOf('variables')}
      rows={variables}
      onChange={(rows) => onChange((before) => ({ ...before, variables: rows }))}
      nameOf={(variable, at) => (variable.name ? labelOf(variable) : `variable ${at + 1}`)}
      addLabel="Add a variable"
      onAdd={() => newVariable(freeName(variables))}
      most={MOST_VARIABLES}
    >
      {(variable, put, at) => (
        <VariableFields
          variable={variable}
          onChange={put}
          onRename={rename}
          errorOf={(field) => errorOf(`variables.${at}.${field}`)}
        />
      )}
    </RowsField>
  )
}

function freeName(variables: Variable[]) {
  const names = new Set(variables.map(({ name }) => name))
  for (let number = variables.length + 1; ; number++) if (!names.has(`variable_${number}`)) return `variable_${number}`
}

/** The texts and samples with another name; the variable itself has it already. */
function renamed(state: TemplateState, from: string, to: string): TemplateState {
  const samples = state.samples.map(({ [from]: value, ...rest }) =>
    value === undefined ? rest : { ...rest, [to]: value },
  )
  return { ...state, samples, content: renamedInAll(state.content, from, to) }
}

function withName(state: TemplateState, from: string, to: string): TemplateState {
  return { ...state, variables: state.variables.map((one) => (one.name === from ? { ...one, name: to } : one)) }
}
