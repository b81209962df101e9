/** Forbids `as EmpresaId`: that a company is the caller's own is found out, not said. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { soloElControl: 'only the tenant check makes an EmpresaId: call empresaPermitida' },
  },
  create(context) {
    return {
      TSAsExpression(node) {
        const { type, typeName } = node.typeAnnotation;
        if (type === 'TSTypeReference' && typeName.name === 'EmpresaId')
          context.report({ node, messageId: 'soloElControl' });
      },
    };
  },
};
