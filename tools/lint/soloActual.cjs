const MENSAJE =
  "a query's `data` is the previous argument's answer while the next one is on its way: read `currentData`, or give the query to QueryView";

/** As RTK names the hook of a query; one that is lazy is asked by hand and answers what was asked. */
const DE_CONSULTA = /^use(?!Lazy)[A-Z]\w*Query$/;

const esConsulta = (node) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  DE_CONSULTA.test(node.callee.name);

/** A part of what was answered is no query. */
const enteroDe = (declaracion) =>
  declaracion?.id?.type === 'Identifier' ? declaracion.init : undefined;

/** What this name was bound to in the file, or itself. */
function deDonde(node, alcance) {
  if (node?.type !== 'Identifier') return node;
  for (let scope = alcance; scope; scope = scope.upper) {
    const variable = scope.set.get(node.name);
    if (variable) return enteroDe(variable.defs[0]?.node);
  }
  return undefined;
}

/** Forbids reading `data` of what an RTK query answers: one company's rows under another's name. */
module.exports = {
  meta: { type: 'problem', schema: [], messages: { soloActual: MENSAJE } },
  create(context) {
    const revisar = (node, deQuien) => {
      if (esConsulta(deDonde(deQuien, context.sourceCode.getScope(node))))
        context.report({ node, messageId: 'soloActual' });
    };
    return {
      MemberExpression(node) {
        if (!node.computed && node.property.name === 'data') revisar(node, node.object);
      },
      VariableDeclarator({ id, init }) {
        if (id.type !== 'ObjectPattern') return;
        for (const parte of id.properties)
          if (parte.type === 'Property' && parte.key.name === 'data') revisar(parte, init);
      },
    };
  },
};
