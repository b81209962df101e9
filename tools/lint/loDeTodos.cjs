const MENSAJES = {
  oir: 'what a screen listens to at the page it lets go of: `escuchar` of @comanda/shared/piezas/pagina answers how, and an effect returns it',
  cada: 'what is done every so often ends with its screen: `cada` of @comanda/shared/piezas/pagina answers how, and an effect returns it',
  guardar:
    "a browser keeps the things of all areas: `almacenDe` of @comanda/shared/piezas/almacen gives them names of this one's own",
  pagina:
    'the page is of all areas: its title, and what html and body look like, are for the frame to say',
};

const ALMACENES = new Set(['localStorage', 'sessionStorage', 'indexedDB']);
const VENTANAS = new Set(['window', 'globalThis', 'self']);

/** `window.document.body` as its names, without 'window'; null where it begins at something else or is computed. */
function caminoDe(node) {
  if (node?.type === 'Identifier') return [node.name];
  if (node?.type !== 'MemberExpression' || node.computed) return null;
  const antes = caminoDe(node.object);
  if (!antes) return null;
  const camino = [...antes, node.property.name];
  return camino.length > 1 && VENTANAS.has(camino[0]) && camino[1] !== 'addEventListener'
    ? camino.slice(1)
    : camino;
}

const DE_LA_PAGINA = /^(?:window|document|document\.body|document\.documentElement)$/;

/** In an area's sources: what it may not leave behind, nor keep where others do (docs/adr/0063). */
module.exports = {
  meta: { type: 'problem', schema: [], messages: MENSAJES },
  create(context) {
    const decir = (node, messageId) => context.report({ node, messageId });
    return {
      CallExpression(node) {
        const camino = caminoDe(node.callee) ?? [];
        const que = camino.at(-1);
        if (que === 'addEventListener')
          if (camino.length === 1 || DE_LA_PAGINA.test(camino.slice(0, -1).join('.')))
            decir(node, 'oir');
        if (que === 'setInterval' && camino.length === 1) decir(node, 'cada');
        const dados = node.arguments.map((uno) => caminoDe(uno));
        if (dados.some((uno) => uno?.length === 1 && ALMACENES.has(uno[0]))) decir(node, 'guardar');
      },
      MemberExpression(node) {
        const de = caminoDe(node.object) ?? [];
        if (de.length === 1 && ALMACENES.has(de[0])) decir(node, 'guardar');
      },
      AssignmentExpression(node) {
        const camino = caminoDe(node.left) ?? [];
        if (camino[0] === 'document' && camino.length > 1) decir(node, 'pagina');
      },
    };
  },
};
