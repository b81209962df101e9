const DE_COMIDA = `ajillo biche bolón canguil ceviche cevichería chaulafán cheesecake encocado hornado llapingachos
  maracuyá muchín piqueos snacks sánduche`;
const DE_LUGARES =
  'ambato cayambe guayaquil junín montalvo nanegal orellana pichincha quil wilson zaruma';
const DEL_OFICIO = `cant descartarlo email excel iva megapíxeles min montos progresividad reintentar reintente reuso reversada reversado ruc
  ticket tickets vizor voucher vouchers whatsapp`;
const DE_PROGRAMAS = `admin aegis area auth authenticator build builds button citus commit company enter esc eval export flock frame
  function google http https import init install linux loopback microsoft new nonce npm oops private react scripts shell start
  status superusuario supr tablespaces token windows`;

/** What the dictionary of Spanish does not have, and our texts do. */
export const NUESTRAS: readonly string[] = [
  DE_COMIDA,
  DE_LUGARES,
  DEL_OFICIO,
  DE_PROGRAMAS,
].flatMap((palabras) => palabras.split(/\s+/));
