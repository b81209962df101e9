/** The house's own rules, as oxlint takes them. */
module.exports = {
  meta: { name: 'comanda' },
  rules: {
    'sin-empacar': require('./sinEmpacar.cjs'),
    'solo-actual': require('./soloActual.cjs'),
    'solo-el-control': require('./soloElControl.cjs'),
  },
};
