import compliance from '~knowledge/plans/compliance-rules.yaml'
import platforms from '~knowledge/plans/platforms.yaml'
import questions from '~knowledge/plans/questions.yaml'
import releaseSteps from '~knowledge/plans/release-steps.yaml'
import { PRODUCT_TYPES } from '../brief-schema'
import type {
  Capability,
  ComplianceRule,
  PlatformCapabilities,
  ProductArchetype,
  QuestionTemplate,
  ReleaseSteps,
} from './knowledge-schema'

/** All that the engine knows of products. Handed in, so that a test can bring a knowledge base of its own. */
export interface KnowledgeBase {
  archetypes: ProductArchetype[]
  capabilities: Capability[]
  questions: QuestionTemplate[]
  compliance: ComplianceRule[]
  platforms: PlatformCapabilities
  release: ReleaseSteps['everywhere']
  platformRelease: ReleaseSteps['byPlatform']
}

const archetypeFiles = import.meta.glob<Omit<ProductArchetype, 'key'>>('/knowledge/plans/archetypes/*.yaml', {
  eager: true,
  import: 'default',
})
const capabilityFiles = import.meta.glob<Omit<Capability, 'key'>>('/knowledge/plans/capabilities/*.yaml', {
  eager: true,
  import: 'default',
})

export const KNOWLEDGE_BASE: KnowledgeBase = {
  archetypes: PRODUCT_TYPES.flatMap((key) => {
    const archetype = archetypeFiles[`/knowledge/plans/archetypes/${key}.yaml`]
    return archetype ? [{ key, ...archetype }] : []
  }),
  capabilities: Object.entries(capabilityFiles).map(([path, capability]) => ({ key: fileName(path), ...capability })),
  questions,
  compliance,
  platforms,
  release: releaseSteps.everywhere,
  platformRelease: releaseSteps.byPlatform,
}

function fileName(path: string) {
  return path.slice(path.lastIndexOf('/') + 1, -'.yaml'.length)
}
