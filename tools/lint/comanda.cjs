/** The house's own rules, as oxlint takes them. */
module.exports = {
  meta: { name: 'comanda' },
  rules: {
    'lo-de-todos': require('./loDeTodos.cjs'),
    'sin-empacar': require('./sinEmpacar.cjs'),
    'solo-actual': require('./soloActual.cjs'),
    'solo-el-control': require('./soloElControl.cjs'),
  },
};
