const MENSAJE =
  "a query's `data` is the previous argument's answer while the next one is on its way: read `currentData`, or give the query to QueryView";

/** A query's result is known by having both. */
const esConsulta = (type) =>
  type.getProperty('currentData') !== undefined && type.getProperty('data') !== undefined;

/**
 * Forbids reading `data` of what an RTK query answers: one company's rows under another's name.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
module.exports = {
  meta: { type: 'problem', schema: [], messages: { soloActual: MENSAJE } },
  create(context) {
    const services = context.sourceCode.parserServices;
    const revisar = (node, deQuien) => {
      if (esConsulta(services.getTypeAtLocation(deQuien)))
        context.report({ node, messageId: 'soloActual' });
    };
    return {
      'MemberExpression[computed=false][property.name="data"]': (node) =>
        revisar(node, node.object),
      'ObjectPattern > Property[computed=false][key.name="data"]': (node) =>
        revisar(node, node.parent),
    };
  },
};
