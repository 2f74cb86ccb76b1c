import { MAX_IDEA_LENGTH } from './brief/brief-reading-schema'
import { isEmptyReading, questionsForUnclearIdea, readBrief } from './brief/read-brief'
import type { PlanContent } from './commands.server'
import { draftToPlan } from './drafts/draft-to-plan'
import { createEmptyDraft } from './drafts/plan-draft'
import { planToMarkdown } from './export/plan-to-markdown'
import { planToReport } from './export/plan-to-report'
import { KNOWLEDGE_BASE } from './knowledge/knowledge-base'

/** A plan to read, or for programs as JSON. */
export const formatPlan = (content: PlanContent, isJson: boolean) =>
  isJson ? JSON.stringify(planToReport(content), null, 2) : planToMarkdown(content.plan, content.title)

/** Some id: it is nobody's draft. */
const NO_ID = '00000000-0000-4000-8000-000000000000'

type PlannedIdea = { content: PlanContent } | { questions: string[] }

/**
 * The plan of an idea by rules alone, or what to say first where nothing is recognized in it. `today`, as 2026-03-02, is
 * its first day. @throws RangeError above `MAX_IDEA_LENGTH` characters
 */
export function planIdea(text: string, today: string): PlannedIdea {
  const idea = text.trim()
  if (idea.length > MAX_IDEA_LENGTH) throw new RangeError(`An idea has at most ${MAX_IDEA_LENGTH} characters.`)
  const reading = readBrief(idea, KNOWLEDGE_BASE.wishKinds)
  if (isEmptyReading(reading)) return { questions: questionsForUnclearIdea(reading.language) }
  return { content: draftToPlan({ ...createEmptyDraft(idea, NO_ID), reading }, today) }
}
