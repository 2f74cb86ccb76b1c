// What scripts/knowledge-files.ts makes of the folder knowledge/, checked by these schemas.
declare module 'virtual:knowledge/plans' {
  const plans: import('./knowledge-schema').PlanKnowledge
  export default plans
}
declare module 'virtual:knowledge/stacks' {
  const technologiesByLayer: Record<
    import('../../stacks/layers').Layer,
    Omit<import('../../stacks/technology').Technology, 'layer'>[]
  >
  export default technologiesByLayer
}
