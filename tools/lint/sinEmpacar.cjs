/** A literal is written where it stands: `...{ a, b }` inside another one only packs lines. */
module.exports = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { empacado: 'write its members here: a literal is not spread to pack lines' },
  },
  create(context) {
    const revisar = (node) => {
      const { type } = node.argument;
      if (type === 'ObjectExpression' || type === 'ArrayExpression')
        context.report({ node, messageId: 'empacado' });
    };
    return { SpreadElement: revisar, JSXSpreadAttribute: revisar };
  },
};
