import { COMPLIANCE_NAMES, PLATFORM_NAMES, PRODUCT_TYPE_NAMES, SKILL_NAMES } from '../brief-words'

const choices = <Value extends string>(names: Record<Value, string>) =>
  (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }))

/** What a brief is chosen from, in words. */
export const choicesOfBrief = {
  productTypes: choices(PRODUCT_TYPE_NAMES),
  platforms: choices(PLATFORM_NAMES),
  compliance: choices(COMPLIANCE_NAMES),
  skills: choices(SKILL_NAMES),
}
