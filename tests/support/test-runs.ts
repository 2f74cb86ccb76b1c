import { defineRuns } from '~/kits/runs/define-runs.server'
import { labelRuns, type RunDescription, runStates } from '~/kits/runs/run'

const description: RunDescription = {
  noun: 'walk',
  apiPath: '/walks',
  label: labelRuns({ apply: { running: 'Walking' } }),
  progress: () => '',
  pausable: ['apply', 'undo'],
  follows: { apply: { plan: ['completed'] }, undo: { apply: runStates } },
}

type Settings = Partial<Parameters<typeof defineRuns<'linkRuns'>>[1]>

/** Runs of no room, in a table that has their columns. */
export const defineTestRuns = (settings: Settings = {}) =>
  defineRuns('linkRuns', { description, jobName: 'walk', audit: async () => {}, ...settings })
