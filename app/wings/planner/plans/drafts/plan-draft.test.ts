import { aProfile } from '~/wings/site/accounts/fixtures'
import { describe, expect, test } from '~test/test'
import { SAMPLE_BRIEFS } from '../fixtures'
import { findPlanFor, listPlansFor } from '../queries.server'
import { createPlanFromDraft } from './create-plan-from-draft.commands.server'
import { createEmptyDraft, isWorthSaving, type PlanDraft, planDraftSchema, validateDraft } from './plan-draft'
import { titleFromIdea } from './title-from-idea'

const aDraft = (own: Partial<PlanDraft> = {}): PlanDraft => ({
  ...createEmptyDraft(SAMPLE_BRIEFS.marketplace.idea),
  reading: SAMPLE_BRIEFS.marketplace.reading,
  ...own,
})

describe('creating', () => {
  test('keeps the plan with its decisions', async ({ db }) => {
    const mara = await aProfile(db)
    const draft = aDraft({ title: 'Toolshare' })
    expect(await createPlanFromDraft(db, mara, draft)).toBe(draft.id)
    expect(await findPlanFor(db, mara, draft.id)).toMatchObject({ title: 'Toolshare', role: 'owner', revision: 1 })
  })

  test('the same draft twice gives one plan', async ({ db }) => {
    const mara = await aProfile(db)
    const draft = aDraft()
    expect(await createPlanFromDraft(db, mara, draft)).toBe(await createPlanFromDraft(db, mara, draft))
    expect(await listPlansFor(db, mara)).toHaveLength(1)
  })

  test('an id that somebody else has gives a plan of one’s own and touches nothing', async ({ db }) => {
    const [mara, ben] = [await aProfile(db), await aProfile(db)]
    const draft = aDraft()
    await createPlanFromDraft(db, mara, draft)
    const other = await createPlanFromDraft(db, ben, draft)
    expect(other).not.toBe(draft.id)
    expect(await findPlanFor(db, ben, draft.id)).toBeUndefined()
    expect(await findPlanFor(db, ben, other)).toMatchObject({ role: 'owner' })
  })
})

describe('a draft', () => {
  test('says beside which field something is wrong', () => {
    const faults = validateDraft(aDraft({ idea: 'short', team: [{ role: '', skills: [], hoursPerWeek: 0 }], weeks: 0 }))
    expect(faults).toMatchObject({
      idea: 'Describe the idea in at least 10 characters.',
      'team.0.role': 'Enter a role.',
      'team.0.hoursPerWeek': 'Enter at least 1 hour per week.',
      weeks: 'Enter at least 1 week.',
    })
  })

  test('takes no line breaks in titles', () => {
    expect(planDraftSchema.parse(aDraft({ title: 'One\r\nBcc: all@example.com' })).title).toBe(
      'One Bcc: all@example.com',
    )
  })

  test('is worth keeping once something was said', () => {
    expect(isWorthSaving(createEmptyDraft())).toBe(false)
    expect(isWorthSaving(createEmptyDraft('A'))).toBe(true)
  })

  test.each([
    ['A marketplace where neighbors rent out tools, with search', 'Marketplace where neighbors rent out tools'],
    ['  the\nlist of it ', 'List of it'],
    [
      'A, b and c of everything that we do in our little shop here in the old town of Berne',
      'A, b and c of everything that we do in our little shop here…',
    ],
  ])('is called by the first clause of its idea: %s', (idea, title) => {
    expect(titleFromIdea(idea)).toBe(title)
  })
})

test('an unclear idea gives no plan, and says what to add', async ({ db }) => {
  const mara = await aProfile(db)
  const draft = aDraft({ idea: 'something like Uber but for friends', reading: null })
  await expect(createPlanFromDraft(db, mara, draft)).rejects.toThrow('who wants to do what')
})
