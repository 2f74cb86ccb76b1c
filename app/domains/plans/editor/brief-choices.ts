import { COMPLIANCE, PLATFORMS, PRODUCT_TYPES, SKILLS } from '../brief-schema'

const short: Record<string, string> = {
  saas: 'SaaS',
  'ai-agent': 'AI agent',
  'iot-dashboard': 'IoT dashboard',
  ios: 'iOS',
  gdpr: 'GDPR',
  'pci-dss': 'PCI DSS',
  hipaa: 'HIPAA',
  soc2: 'SOC 2',
  wcag: 'WCAG',
  coppa: 'COPPA',
  ai: 'AI',
  devops: 'DevOps',
}

function choice<Value extends string>(value: Value) {
  const words = value.replaceAll('-', ' ')
  return { value, label: short[value] ?? words.charAt(0).toUpperCase() + words.slice(1) }
}

/** What a brief is chosen from, in words. */
export const choicesOfBrief = {
  productTypes: PRODUCT_TYPES.map(choice),
  platforms: PLATFORMS.map(choice),
  compliance: COMPLIANCE.map(choice),
  skills: SKILLS.map(choice),
}
