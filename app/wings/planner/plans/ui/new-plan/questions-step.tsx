import { Badge } from '~/ui/workspace/badge'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import type { ClarifyingQuestion } from '../../drafts/draft-analysis'
import type { NewPlanStepProps } from './new-plan-screen'
import { StepForm } from './step-form'

/** At most five questions, one at a time. An answer is a click away, and so is going on without one. */
export function QuestionsStep(props: NewPlanStepProps) {
  const { analysis, steps } = props
  const questions = analysis.data?.questions
  const question = questions?.[Math.min(steps.question, questions.length - 1)]
  if (question) return <QuestionForm key={question.key} {...props} question={question} questions={questions ?? []} />
  return (
    <StepForm
      title={questions ? 'No questions' : 'Questions'}
      text={questions && 'Your description is complete.'}
      steps={steps}
      onSubmit={() => steps.go('preview')}
      actions={
        <>
          <Button onClick={() => steps.go('limits')}>Back</Button>
          <Button type="submit" variant="primary">
            Show preview
          </Button>
        </>
      }
    >
      {analysis.error && (
        <Notice kind="warning" title={analysis.error} action={<Button onClick={analysis.retry}>Try again</Button>}>
          You can continue without questions.
        </Notice>
      )}
    </StepForm>
  )
}

interface QuestionFormProps extends NewPlanStepProps {
  question: ClarifyingQuestion
  questions: ClarifyingQuestion[]
}

function QuestionForm({ draftStore: { draft, change }, steps, question, questions }: QuestionFormProps) {
  const at = questions.indexOf(question)
  const { key } = question
  const answer = draft.answers.find((one) => one.question === key)?.option
  const others = draft.answers.filter((one) => one.question !== key)
  const on = () => (at + 1 < questions.length ? steps.go('questions', at + 1) : steps.go('preview'))
  const actions = (
    <>
      <Button onClick={() => (at > 0 ? steps.go('questions', at - 1) : steps.go('limits'))}>Back</Button>
      <Button
        onClick={() => {
          change({ answers: others, skipped: [...new Set([...draft.skipped, key])] })
          on()
        }}
      >
        Skip
      </Button>
      <Button type="submit" variant="primary">
        {at + 1 < questions.length ? 'Next question' : 'Show preview'}
      </Button>
    </>
  )
  return (
    <StepForm
      title={question.question}
      text={question.why}
      steps={steps}
      onSubmit={() => {
        const isOpen = answer === undefined && !draft.skipped.includes(key)
        if (isOpen) change({ answers: [...others, { question: key, option: question.recommended }] })
        on()
      }}
      actions={actions}
    >
      <p className="text-dense text-muted tabular-nums">
        Question {at + 1} of {questions.length}
      </p>
      <QuestionOptions
        question={question}
        chosen={answer ?? (draft.skipped.includes(key) ? undefined : question.recommended)}
        onChoose={(option) =>
          change({
            answers: [...others, { question: key, option }],
            skipped: draft.skipped.filter((one) => one !== key),
          })
        }
      />
    </StepForm>
  )
}

interface QuestionOptionsProps {
  question: ClarifyingQuestion
  chosen: string | undefined
  onChoose: (option: string) => void
}

function QuestionOptions({
  question: { key, question, options, recommended },
  chosen,
  onChoose,
}: QuestionOptionsProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{question}</legend>
      {options.map((option) => (
        <label
          key={option.key}
          className="flex cursor-pointer items-start gap-3 rounded-md border border-line bg-surface px-3 py-2.5 text-dense hover:border-faint has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={key}
            checked={chosen === option.key}
            onChange={() => onChoose(option.key)}
            className="mt-0.5 size-4 accent-accent pointer-coarse:size-5"
          />
          <span className="min-w-0 flex-1">
            <span className="font-semibold">{option.label}</span>
            <span className="block text-muted first-letter:uppercase">{option.means}</span>
          </span>
          {option.key === recommended && <Badge>Recommended</Badge>}
        </label>
      ))}
    </fieldset>
  )
}
