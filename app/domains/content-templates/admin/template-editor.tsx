import { useEffect, useRef } from 'react'
import type { Block } from '~/domains/landing-pages/block-schema'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { UnsavedGuard } from '~/ui/workspace/leave-guard'
import { Tabs } from '~/ui/workspace/tabs'
import type { PreviewedRow } from '../preview/previewed-row'
import { type AnyContent, type TemplateState, templateKinds } from '../template'
import { BlocksField } from './blocks-field'
import { ConflictDialog } from './conflict-dialog'
import { ContentField } from './content-field'
import { fieldsOf } from './content-words'
import { EditorBar } from './editor-bar'
import { PreviewPanel } from './preview-panel'
import { SamplesField } from './samples-field'
import { TemplateDeskProvider } from './template-context'
import { usePreview } from './use-preview'
import { type OpenedTemplate, type TemplateDesk, useTemplate } from './use-template'
import { VariablesField } from './variables-field'

/** A template in the making: what it asks for, what it writes, and beside it what comes out. */
export function TemplateEditor({ opened }: { opened: OpenedTemplate }) {
  const desk = useTemplate(opened)
  const { state } = desk
  const preview = usePreview(state)
  useSaveKeys(() => void desk.save())
  const errors = errorsOf(preview.rows, { ...preview.fields, ...desk.fields })
  return (
    <TemplateDeskProvider value={{ variables: state.variables, errorOf: errors.ofContent }}>
      <EditorBar desk={desk} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void desk.save()
        }}
        className="grid grid-cols-1 gap-x-10 gap-y-8 min-[78rem]:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
      >
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <NameField desk={desk} error={errors.of('name')} />
          <EditorTabs desk={desk} errors={errors} />
        </div>
        <div className="min-w-0 min-[78rem]:sticky min-[78rem]:top-20 min-[78rem]:self-start">
          <PreviewPanel
            kind={state.kind}
            names={state.samples.map((row) => Object.values(row)[0] ?? '')}
            {...preview}
          />
        </div>
      </form>
      <UnsavedGuard isUnsaved={desk.isUnsaved} />
      <ConflictDialog desk={desk} />
    </TemplateDeskProvider>
  )
}

function NameField({ desk: { state, change }, error }: { desk: TemplateDesk; error?: string }) {
  return (
    <Field label="Name of the template" hint={`Makes: ${templateKinds[state.kind].toLowerCase()}.`} error={error}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={120}
          autoComplete="off"
          value={state.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      )}
    </Field>
  )
}

function EditorTabs({ desk, errors }: { desk: TemplateDesk; errors: ReturnType<typeof errorsOf> }) {
  const { state, change, setState } = desk
  return (
    <Tabs
      label="Parts of the template"
      tabs={[
        { value: 'texts', label: 'Texts', content: <ContentFields state={state} onChange={change} /> },
        {
          value: 'variables',
          label: `Variables (${state.variables.length})`,
          content: <VariablesField state={state} onChange={setState} errorOf={errors.of} />,
        },
        {
          value: 'samples',
          label: `Sample rows (${state.samples.length})`,
          content: (
            <SamplesField
              variables={state.variables}
              samples={state.samples}
              errorOf={errors.ofSample}
              onChange={(samples) => change({ samples })}
            />
          ),
        },
      ]}
    />
  )
}

function ContentFields({
  state,
  onChange,
}: {
  state: TemplateState
  onChange: (part: Partial<TemplateState>) => void
}) {
  const content = state.content as unknown as Record<string, unknown>
  const put = (name: string, value: unknown) =>
    onChange({ content: { ...content, [name]: value } as unknown as AnyContent })
  return (
    <div className="grid grid-cols-1 gap-5">
      {fieldsOf[state.kind].map((name) =>
        name === 'blocks' ? (
          <BlocksField key={name} blocks={content[name] as Block[]} onChange={(blocks) => put(name, blocks)} />
        ) : (
          <ContentField
            key={name}
            name={name}
            path={name}
            holder={content}
            value={content[name]}
            onChange={(value) => put(name, value)}
          />
        ),
      )}
    </div>
  )
}

function useSaveKeys(onSave: () => void) {
  const latest = useRef(onSave)
  latest.current = onSave
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** What is wrong with which field: what the server said of the template, and of the pages that come out of it. */
function errorsOf(rows: PreviewedRow[], fields: Record<string, string>) {
  const inTexts = new Map<string, Set<string>>()
  for (const { field, line, message } of rows.flatMap(({ problems }) => problems)) {
    const sentence = line === undefined ? message : `Line ${line}: ${message}`
    inTexts.set(field, (inTexts.get(field) ?? new Set()).add(sentence))
  }
  const found = (field: string) => (inTexts.has(field) ? [...(inTexts.get(field) ?? [])].join(' ') : undefined)
  return {
    of: (field: string): string | undefined => fields[field],
    ofContent: (path: string) => fields[`content.${path}`] ?? found(path),
    /** Of the value that a sample row gives. */
    ofSample: (at: number, name: string) =>
      rows[at]?.problems.find(({ field }) => field === `variables.${name}`)?.message,
  }
}
