import type { Compliance, Platform, ProductType } from './brief-schema'
import type { Skill } from './skills'

/** What people call the choices of a brief. */
export const PRODUCT_TYPE_LABELS: Record<ProductType, string> = {
  marketplace: 'Marketplace',
  saas: 'SaaS product',
  'mobile-app': 'Mobile app',
  'internal-tool': 'Internal tool',
  'ai-agent': 'AI agent',
  shop: 'Online shop',
  'course-site': 'Course site',
  'iot-dashboard': 'IoT dashboard',
  game: 'Game',
  'browser-extension': 'Browser extension',
  'community-site': 'Community site',
  'booking-service': 'Booking service',
}

export const PLATFORM_LABELS: Record<Platform, string> = {
  web: 'Web',
  ios: 'iPhone and iPad',
  android: 'Android',
  desktop: 'Desktop',
  browser: 'Browser extension',
  device: 'Devices',
  server: 'Server only',
}

export const COMPLIANCE_LABELS: Record<Compliance, string> = {
  gdpr: 'GDPR',
  'pci-dss': 'PCI DSS',
  hipaa: 'HIPAA',
  soc2: 'SOC 2',
  wcag: 'WCAG 2.2 AA',
  coppa: 'COPPA',
}

export const SKILL_LABELS: Record<Skill, string> = {
  backend: 'Backend',
  frontend: 'Frontend',
  mobile: 'Mobile',
  design: 'Design',
  data: 'Data',
  ai: 'AI',
  devops: 'Operations',
  product: 'Product',
  content: 'Content',
  embedded: 'Embedded',
  game: 'Games',
}
