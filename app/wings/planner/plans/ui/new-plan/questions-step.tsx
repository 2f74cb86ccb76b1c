import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import type { ClarifyingQuestion } from '../../drafts/draft-analysis'
import { isContradiction } from './contradiction-list'
import type { NewPlanStepProps } from './new-plan-screen'
import { QuestionOptions } from './question-options'
import { StepForm } from './step-form'

/** At most five questions, one at a time. An answer is a click away, and so is going on without one. */
export function QuestionsStep(props: NewPlanStepProps) {
  const { analysis, steps } = props
  // contradictions are asked beside the words that they are about
  const questions = analysis.data?.questions.filter((one) => !isContradiction(one))
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
          <Button onClick={() => steps.go('brief')}>Back</Button>
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
      <Button onClick={() => (at > 0 ? steps.go('questions', at - 1) : steps.go('brief'))}>Back</Button>
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
