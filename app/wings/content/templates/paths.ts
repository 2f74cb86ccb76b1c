export const templatesPath = '/admin/templates'
export const newTemplatePath = `${templatesPath}/new`
export const editTemplatePath = (id: string) => `${templatesPath}/edit/${id}`
export const generateFromTemplatePath = (id: string) => `${templatesPath}/generate/${id}`
