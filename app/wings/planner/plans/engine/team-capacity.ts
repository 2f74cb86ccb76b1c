import type { Brief, TeamMember } from '../brief-schema'
import type { Skill } from '../skills'
import { FOCUS_FACTOR } from './pack-sprints'

/** What the person with the idea does themselves where nobody in the team names it. */
const FOUNDER_SKILLS: Skill[] = ['product', 'content']

/** Whether somebody can do work of a skill; who names no skill at all has not answered and may do anything. */
export const hasSkill = ({ skills }: Pick<TeamMember, 'skills'>, skill: Skill) =>
  skills.length === 0 || skills.includes(skill)

export interface SkillLoad {
  skill: Skill
  hours: number
  /** Hours at `FOCUS_FACTOR` in all weeks of those who can do it. */
  capacityHours: number
  fits: boolean
  /** Nobody in the team names it, and the person with the idea does it. */
  isOfFounder: boolean
}

/** The hours of each skill that tasks need, beside what the team has of it. */
export function computeSkillLoads(
  tasks: { skill: Skill; hours: number }[],
  { team, weeks }: Pick<Brief, 'team' | 'weeks'>,
): SkillLoad[] {
  return [...Map.groupBy(tasks, ({ skill }) => skill)].map(([skill, own]) => {
    const people = team.filter((person) => hasSkill(person, skill))
    const hours = own.reduce((sum, task) => sum + task.hours, 0)
    const capacityHours = people.reduce((sum, { hoursPerWeek }) => sum + hoursPerWeek * weeks * FOCUS_FACTOR, 0)
    const isOfFounder = people.length === 0 && FOUNDER_SKILLS.includes(skill)
    return { skill, hours, capacityHours, fits: isOfFounder || hours <= capacityHours, isOfFounder }
  })
}
