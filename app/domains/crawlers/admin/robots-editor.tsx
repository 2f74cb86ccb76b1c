import { useRef } from 'react'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { UnsavedGuard } from '~/ui/workspace/leave-guard'
import { SavedMeanwhile } from '~/ui/workspace/saved-meanwhile'
import { LinesArea, showLine } from './lines-area'
import { problemsIn } from './problems'
import { RobotsProblems } from './robots-problems'
import { RobotsTester } from './robots-tester'
import { type RobotsWriting, useRobotsText } from './use-robots-text'

/** robots.txt, what is wrong with it, and what it means for a crawler before it is saved. */
export function RobotsEditor({ stored, origin }: { stored: string | null; origin: string }) {
  const writing = useRobotsText(stored)
  const area = useRef<HTMLTextAreaElement>(null)
  const problems = problemsIn(writing.text)
  const marks = new Map(problems.map(({ line, isFault }) => [line ?? 0, isFault ? 'fault' : 'hint'] as const))
  const hasFault = problems.some(({ isFault }) => isFault)
  const onLine = (line: number) => showLine(area.current, line)
  return (
    <>
      {writing.theirs && (
        <SavedMeanwhile
          title="Somebody has written robots.txt since you opened it."
          onTake={writing.takeTheirs}
          onKeep={writing.keepMine}
        />
      )}
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          writing.save()
        }}
      >
        <Field
          label="robots.txt"
          aside={writing.isOwn ? 'the site’s own' : 'written here'}
          error={writing.error}
          hint="A line with the sitemap is added where there is none."
        >
          {(control) => (
            <LinesArea
              {...control}
              aria-invalid={hasFault || control['aria-invalid']}
              {...{ area, marks }}
              value={writing.text}
              onChange={writing.change}
            />
          )}
        </Field>
        <RobotsProblems {...{ problems, onLine }} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" disabled={writing.isSaving || !writing.isUnsaved}>
            {writing.isSaving ? 'Saving' : 'Save robots.txt'}
          </Button>
          {!writing.isOwn && (
            <Button disabled={writing.isSaving} onClick={writing.reset}>
              Back to the site’s own
            </Button>
          )}
        </div>
      </form>
      <RobotsTester text={writing.text} {...{ origin, onLine }} />
      <ClosingDialog writing={writing} />
      <UnsavedGuard isUnsaved={() => writing.isUnsaved} />
    </>
  )
}

function ClosingDialog({ writing }: { writing: RobotsWriting }) {
  return (
    <Dialog
      open={writing.warning !== undefined}
      onOpenChange={(isOpen) => !isOpen && writing.refrain()}
      title="Close the whole site to search engines?"
      footer={
        <>
          <Button onClick={writing.refrain}>Do not save</Button>
          <Button variant="danger" disabled={writing.isSaving} onClick={writing.confirm}>
            Save and close the site
          </Button>
        </>
      }
    >
      {writing.warning}
    </Dialog>
  )
}
