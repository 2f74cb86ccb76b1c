import { useId, useState } from 'react'
import { Badge } from '~/ui/workspace/badge'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { checkRobotsAccess } from './check-robots-access'

const known = ['Googlebot', 'Bingbot', 'GPTBot', 'ClaudeBot', 'PerplexityBot', 'Google-Extended', 'Applebot']

interface RobotsTesterProps {
  /** As it is typed, saved or not. */
  text: string
  origin: string
  onSelectLine: (line: number) => void
}

/** Asks the text above what a crawler may fetch. */
export function RobotsTester({ text, origin, onSelectLine }: RobotsTesterProps) {
  const [address, setAddress] = useState('/')
  const [crawler, setCrawler] = useState('Googlebot')
  const names = useId()
  const answer = checkRobotsAccess({ text, crawler, address, origin })
  return (
    <fieldset className="grid gap-4 rounded-md border border-line p-4">
      <legend className="px-1 text-dense font-semibold">Test</legend>
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Field label="URL" error={'fault' in answer ? answer.fault : undefined}>
          {(control) => (
            <TextInput
              {...control}
              className="w-full font-mono"
              maxLength={2_000}
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
          )}
        </Field>
        <Field label="User agent">
          {(control) => (
            <TextInput
              {...control}
              list={names}
              maxLength={100}
              value={crawler}
              onChange={({ target }) => setCrawler(target.value)}
            />
          )}
        </Field>
        <datalist id={names}>
          {known.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      {!('fault' in answer) && (
        <div role="status" className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-dense">
          <Badge tone={answer.isAllowed ? 'success' : 'danger'}>{answer.isAllowed ? 'Allowed' : 'Not allowed'}</Badge>
          <span>{answer.message}</span>
          {answer.rule && <RuleLink {...answer.rule} onLine={onSelectLine} />}
        </div>
      )}
    </fieldset>
  )
}

function RuleLink({ line, text, onLine }: { line: number; text: string; onLine: (line: number) => void }) {
  return (
    <button type="button" className="link min-w-0 text-left break-all" onClick={() => onLine(line)}>
      Line {line}: <code>{text}</code>
    </button>
  )
}
