import type { Compliance } from '../brief-schema'
import type { QualityTemplate, RiskTemplate } from './capability'

export type ComplianceRule = {
  key: Compliance
  name: string
  capabilities: string[]
  qualities: QualityTemplate[]
  risks: RiskTemplate[]
  release: { key: string; step: string; doneWhen: string }[]
}

export const COMPLIANCE_RULES: ComplianceRule[] = [
  {
    key: 'gdpr',
    name: 'GDPR',
    capabilities: ['data-rights'],
    qualities: [
      {
        key: 'retention',
        title: 'Data is deleted on time',
        target: 'Every kind of personal data has a written retention period, and 0 rows are older than it.',
        method: 'A nightly job counts rows past their period; the count is on the operations page.',
      },
    ],
    risks: [
      {
        key: 'processor',
        title: 'A service that handles personal data has no processing agreement.',
        likelihood: 'medium',
        impact: 'high',
        response: 'Keep a list of every service with its agreement and region; add none without both.',
      },
    ],
    release: [
      {
        key: 'record',
        step: 'Write the record of processing and the privacy notice.',
        doneWhen: 'Each field of the data model names its purpose, legal basis and retention period.',
      },
    ],
  },
  {
    key: 'pci-dss',
    name: 'PCI DSS',
    capabilities: ['payments'],
    qualities: [
      {
        key: 'no-cards',
        title: 'No card data on our machines',
        target: '0 card numbers reach our servers, logs or database; the self-assessment SAQ A applies.',
        method:
          'Card fields are the provider’s own frame; a test sends a test card and searches logs and database for it.',
      },
    ],
    risks: [
      {
        key: 'scripts',
        title: 'A script on the payment page is changed and reads what people type.',
        likelihood: 'low',
        impact: 'high',
        response: 'Allow scripts on the payment page by hash only, and review the list at each release.',
      },
    ],
    release: [
      { key: 'saq', step: 'Fill in the self-assessment SAQ A.', doneWhen: 'It is signed and filed with the provider.' },
    ],
  },
  {
    key: 'hipaa',
    name: 'HIPAA',
    capabilities: ['audit-log', 'roles'],
    qualities: [
      {
        key: 'access-trail',
        title: 'Every look at health data is on record',
        target: '100 % of reads and writes of health data name person, moment and record, kept for 6 years.',
        method: 'A test reads a record through every endpoint and finds one entry for each.',
      },
    ],
    risks: [
      {
        key: 'baa',
        title: 'Health data reaches a service without a business associate agreement.',
        likelihood: 'medium',
        impact: 'high',
        response: 'Sign agreements before the first real record; keep health data out of logs, mail and analytics.',
      },
    ],
    release: [
      {
        key: 'risk-analysis',
        step: 'Carry out the security risk analysis.',
        doneWhen: 'Each threat has an owner and a measure, and the paper is dated and signed.',
      },
    ],
  },
  {
    key: 'soc2',
    name: 'SOC 2',
    capabilities: ['audit-log', 'roles'],
    qualities: [
      {
        key: 'review',
        title: 'Access is reviewed',
        target: 'Every 90 days each right of access is confirmed or taken away by a named person.',
        method: 'The back office lists rights with the date of their last review; a test ages one past 90 days.',
      },
    ],
    risks: [
      {
        key: 'evidence',
        title: 'Controls exist, but nothing proves that they ran.',
        likelihood: 'medium',
        impact: 'medium',
        response: 'Let reviews, releases and restores leave dated records from the first day.',
      },
    ],
    release: [
      {
        key: 'policies',
        step: 'Write the policies for access, change, incidents and suppliers.',
        doneWhen: 'Each policy has an owner and was read by everybody in the team.',
      },
    ],
  },
  {
    key: 'wcag',
    name: 'WCAG 2.2 AA',
    capabilities: ['accessibility'],
    qualities: [],
    risks: [],
    release: [
      {
        key: 'statement',
        step: 'Publish the accessibility statement.',
        doneWhen: 'It names the standard, known gaps with dates, and an address that answers within 5 working days.',
      },
    ],
  },
  {
    key: 'coppa',
    name: 'COPPA',
    capabilities: ['data-rights'],
    qualities: [
      {
        key: 'consent',
        title: 'No data of children without consent',
        target: '0 personal fields are stored for a person under 13 before a parent has consented.',
        method: 'A test signs up with an age of 12 and finds no row until the consent is recorded.',
      },
    ],
    risks: [
      {
        key: 'sdk',
        title: 'A third-party kit collects identifiers of children.',
        likelihood: 'medium',
        impact: 'high',
        response: 'Ship no advertising or tracking kit; a test of the built app looks for their hosts.',
      },
    ],
    release: [
      {
        key: 'notice',
        step: 'Publish the notice to parents.',
        doneWhen: 'A parent can see, delete and stop the collection of a child’s data within 5 working days.',
      },
    ],
  },
]
