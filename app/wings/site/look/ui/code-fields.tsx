import { Field } from '~/ui/workspace/field'
import { TextArea } from '~/ui/workspace/input'
import { Notice } from '~/ui/workspace/notice'
import { MAX_CODE_BYTES } from '../look'
import type { LookFieldsProps } from './look-fields'

const texts = [
  {
    name: 'css',
    label: 'CSS',
    hint: 'Comes after the site’s own styles. Fonts and images from other sites are blocked.',
  },
  { name: 'headCode', label: 'Code at the end of the head', hint: 'HTML: meta, link, script, style and noscript.' },
  { name: 'bodyCode', label: 'Code at the end of the body', hint: 'HTML, such as a chat widget.' },
] as const

/** Styles and code of the studio's own, and from where it may load scripts. */
export function CodeFields({ look, errors, onChange }: LookFieldsProps) {
  return (
    <>
      <Notice kind="warning" title="This code runs in the browser of every visitor.">
        Scripts can read everything on public pages, including what visitors type. Add only code that you trust. To save
        it, you confirm your identity.
      </Notice>
      {texts.map(({ name, label, hint }) => (
        <CodeField
          key={name}
          label={label}
          hint={hint}
          error={errors[`look.${name}`]}
          value={look[name]}
          onChange={(text) => onChange({ [name]: text })}
        />
      ))}
      <Field
        label="Allowed script hosts"
        error={errors['look.scriptOrigins'] ?? firstErrorBelow(errors, 'look.scriptOrigins.')}
        hint="One per line, such as plausible.io. Scripts may be loaded from these hosts, call them and show their images; all others are blocked."
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            spellCheck={false}
            value={look.scriptOrigins.join('\n')}
            onChange={({ target }) => onChange({ scriptOrigins: target.value ? target.value.split('\n') : [] })}
            className="w-full font-mono"
          />
        )}
      </Field>
    </>
  )
}

interface CodeFieldProps {
  label: string
  hint: string
  error: string | undefined
  value: string
  onChange: (text: string) => void
}

function CodeField({ label, hint, error, value, onChange }: CodeFieldProps) {
  const bytes = new TextEncoder().encode(value).length
  const shown = `${Math.ceil(bytes / 1000)} of ${MAX_CODE_BYTES / 1000} kB`
  return (
    <Field label={label} hint={hint} error={error} labelAside={value && shown}>
      {(control) => (
        <TextArea
          {...control}
          rows={6}
          spellCheck={false}
          autoCapitalize="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="w-full font-mono"
        />
      )}
    </Field>
  )
}

function firstErrorBelow(errors: Record<string, string>, prefix: string) {
  return Object.entries(errors).find(([path]) => path.startsWith(prefix))?.[1]
}
