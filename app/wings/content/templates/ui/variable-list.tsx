import { showToast } from '~/ui/toaster'
import { RepeaterField } from '~/ui/workspace/repeater-field'
import { renameVariableInContent } from '../engine/rename-variable'
import { type EditableTemplate, variableLabel } from '../template'
import { MAX_VARIABLES, newVariable, type Variable } from '../variable'
import { VariableForm } from './variable-form'

interface VariableListProps {
  state: EditableTemplate
  onChange: (change: (before: EditableTemplate) => EditableTemplate) => void
  errorOf: (path: string) => string | undefined
}

/** The variables of a template, in the order in which forms ask for them. */
export function VariableList({ state, onChange, errorOf }: VariableListProps) {
  const { variables } = state
  function rename(from: string, to: string) {
    const count = (wanted: string) => variables.filter(({ name }) => name === wanted).length
    // an unfinished name, or one that two of them have, says nothing yet
    if (from === '' || to === '' || count(from) > 0 || count(to) > 1) return
    onChange((before) => renameInState(before, from, to))
    const run = () => onChange((before) => renameInVariables(renameInState(before, to, from), to, from))
    showToast(`${from} renamed to ${to} everywhere.`, 'success', { label: 'Undo', onClick: run })
  }
  return (
    <RepeaterField
      label="Variables"
      hint="Use them in double braces, such as {{ city }}."
      error={errorOf('variables')}
      rows={variables}
      onChange={(rows) => onChange((before) => ({ ...before, variables: rows }))}
      getRowLabel={(variable, at) => (variable.name ? variableLabel(variable) : `variable ${at + 1}`)}
      addLabel="Add variable"
      onAdd={() => newVariable(freeName(variables))}
      max={MAX_VARIABLES}
    >
      {(variable, put, at) => (
        <VariableForm
          variable={variable}
          onChange={put}
          onRename={rename}
          errorOf={(field) => errorOf(`variables.${at}.${field}`)}
        />
      )}
    </RepeaterField>
  )
}

function freeName(variables: Variable[]) {
  const names = new Set(variables.map(({ name }) => name))
  for (let number = variables.length + 1; ; number++) if (!names.has(`variable_${number}`)) return `variable_${number}`
}

/** The texts and samples with another name; the variable itself has it already. */
function renameInState(state: EditableTemplate, from: string, to: string): EditableTemplate {
  const samples = state.samples.map(({ [from]: value, ...rest }) =>
    value === undefined ? rest : { ...rest, [to]: value },
  )
  return { ...state, samples, content: renameVariableInContent(state.content, from, to) }
}

function renameInVariables(state: EditableTemplate, from: string, to: string): EditableTemplate {
  return { ...state, variables: state.variables.map((one) => (one.name === from ? { ...one, name: to } : one)) }
}
