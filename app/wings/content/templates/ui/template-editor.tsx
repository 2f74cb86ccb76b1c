import { useEffect, useRef } from 'react'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { Tabs } from '~/ui/workspace/tabs'
import { UnsavedChangesGuard } from '~/ui/workspace/unsaved-changes-guard'
import type { Block } from '~/wings/content/landing-pages/block-schema'
import type { PreviewedRow } from '../previewed-row'
import { type AnyTemplateContent, type EditableTemplate, templateKindLabels } from '../template'
import { BlocksField } from './blocks-field'
import { TemplateConflictDialog } from './conflict-dialog'
import { ContentField } from './content-field'
import { fieldNamesByKind } from './content-field-labels'
import { TemplatePreviewPanel } from './preview-panel'
import { SamplesField } from './samples-field'
import { TemplateEditorBar } from './template-editor-bar'
import { TemplateEditorProvider } from './template-editor-context'
import { type OpenedTemplate, type TemplateEditorSession, useTemplateEditor } from './use-template-editor'
import { useTemplatePreview } from './use-template-preview'
import { VariableList } from './variable-list'

/** A template in the making: what it asks for, what it writes, and beside it what comes out. */
export function TemplateEditor({ opened }: { opened: OpenedTemplate }) {
  const session = useTemplateEditor(opened)
  const { state } = session
  const preview = useTemplatePreview(state)
  useSaveKeys(() => void session.save())
  const errors = collectFieldErrors(preview.rows, { ...preview.fields, ...session.fields })
  return (
    <TemplateEditorProvider value={{ variables: state.variables, errorOf: errors.ofContent }}>
      <TemplateEditorBar session={session} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void session.save()
        }}
        className="grid grid-cols-1 gap-x-10 gap-y-8 min-[78rem]:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
      >
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <NameField session={session} error={errors.of('name')} />
          <EditorTabs session={session} errors={errors} />
        </div>
        <div className="min-w-0 min-[78rem]:sticky min-[78rem]:top-20 min-[78rem]:self-start">
          <TemplatePreviewPanel
            kind={state.kind}
            names={state.samples.map((row) => Object.values(row)[0] ?? '')}
            {...preview}
          />
        </div>
      </form>
      <UnsavedChangesGuard isUnsaved={session.isUnsaved} />
      <TemplateConflictDialog session={session} />
    </TemplateEditorProvider>
  )
}

function NameField({ session: { state, change }, error }: { session: TemplateEditorSession; error?: string }) {
  return (
    <Field label="Template name" hint={`Type: ${templateKindLabels[state.kind].toLowerCase()}`} error={error}>
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

function EditorTabs({
  session,
  errors,
}: {
  session: TemplateEditorSession
  errors: ReturnType<typeof collectFieldErrors>
}) {
  const { state, change, setState } = session
  return (
    <Tabs
      label="Template sections"
      tabs={[
        { value: 'texts', label: 'Content', content: <ContentFields state={state} onChange={change} /> },
        {
          value: 'variables',
          label: `Variables (${state.variables.length})`,
          content: <VariableList state={state} onChange={setState} errorOf={errors.of} />,
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
  state: EditableTemplate
  onChange: (part: Partial<EditableTemplate>) => void
}) {
  const content = state.content as unknown as Record<string, unknown>
  const put = (name: string, value: unknown) =>
    onChange({ content: { ...content, [name]: value } as unknown as AnyTemplateContent })
  return (
    <div className="grid grid-cols-1 gap-5">
      {fieldNamesByKind[state.kind].map((name) =>
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
function collectFieldErrors(rows: PreviewedRow[], fields: Record<string, string>) {
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
