// A till: somebody who charges one sale after another in a browser that dies, and writes down what its screen said.
import { setTimeout as esperar } from 'node:timers/promises';

import { pagoDe, porVender } from './pago';
import { tender } from './red';

const PAGINA = '<!doctype html><title>Caja</title><body><script src="/banco.js"></script>';
/** How often it dies while it charges, when, and whether somebody comes back to what had been begun. */
const MUERE = 0.04;
const MUERE_EN_MS = [8, 30, 250];
const VUELVE = 0.7;
/** While it cannot sell without a line, or nobody is let in: it waits for one. */
const ESPERAN = new Set(['EQUIPO_SIN_NUMEROS', 'ARRIENDO_VENCIDO', 'SIN_INGRESO']);
const ESPERA_MS = 300;

export function abrirCaja({ base, quien, guion, azar }) {
  const { empresa, equipo } = quien;
  const caja = {
    ...{ quien, pagos: [], abandonados: [], fallos: [], demoras: [] },
    ...{ muertes: 0, sinLinea: 0, aMitad: 0, esperas: 0, cortada: false, redes: new Set() },
    mortal: true,
  };
  let navegador = null;
  let abierta = null;
  let usuario = null;

  const preparar = async (context) => {
    await context.route(`${base}/banco`, (route) =>
      route.fulfill({ contentType: 'text/html', body: PAGINA }),
    );
    await context.route(`${base}/banco.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: guion }),
    );
    const tendida = await tender(context, azar);
    caja.redes.add(tendida);
    return tendida;
  };

  async function abrir() {
    abierta = await navegador.abrir();
    await abierta.tendida.cortar(caja.cortada);
    await abierta.page.goto(`${base}/banco`);
    for (usuario = await entrar(); !usuario; usuario = await entrar()) await esperar(ESPERA_MS);
  }

  const entrar = () => enPagina((uno) => window.caja.abrir(uno), deQuien());
  const deQuien = () => ({ cuenta: { email: quien.email, clave: quien.clave }, usuario });
  const enPagina = (hacer, dato) => abierta.page.evaluate(hacer, dato);

  async function morir() {
    const { matar } = abierta;
    abierta = null;
    caja.muertes += 1;
    await matar();
  }

  /** Null: it died on the way. */
  async function cobrar(pago) {
    const pedido = { por: porVender(pago, usuario), ...deQuien() };
    const muere = caja.mortal && azar.siguiente() < MUERE;
    const cobro = enPagina((uno) => window.caja.cobrar(uno), pedido).catch((error) => {
      if (!muere) throw error;
      return null;
    });
    if (!muere) return cobro;
    await esperar(azar.entero(0, azar.uno(MUERE_EN_MS)));
    const [dicho] = await Promise.all([cobro, morir()]);
    await abrir();
    return dicho;
  }

  async function vender() {
    const pago = pagoDe(empresa, azar);
    for (;;) {
      const dicho = await cobrar(pago);
      if (dicho?.clave) return anotar(pago, dicho);
      if (dicho && !ESPERAN.has(dicho.fallo)) {
        caja.fallos.push(dicho.fallo);
        return false;
      }
      if (dicho) {
        caja.esperas += 1;
        await esperar(ESPERA_MS);
        continue;
      }
      const guardada = await enPagina((id) => window.caja.buscar(id), pago.idempotencia);
      if (guardada) {
        caja.aMitad += 1;
        return anotar(pago, guardada);
      }
      if (azar.siguiente() > VUELVE) {
        caja.abandonados.push(pago);
        return false;
      }
    }
  }

  function anotar(pago, { clave, secuencia, pendiente, ms }) {
    caja.pagos.push(Object.assign(pago, { contestadas: [clave], secuencia }));
    if (pendiente) caja.sinLinea += 1;
    if (ms !== undefined) caja.demoras.push(ms);
    return true;
  }

  return Object.assign(caja, {
    vender,
    enPagina,
    /** Nothing happens to it any more. */
    calmar() {
      caja.mortal = false;
      abierta.tendida.red.tranquila = true;
    },
    cortarVentas: (cortadas) => void (abierta.tendida.red.sinVentas = cortadas),
    async encender(suyo) {
      navegador = await suyo(preparar);
      await abrir();
      const nuevo = { empresa: empresa.empresa, ...equipo };
      await enPagina((uno) => window.caja.registrar(uno), nuevo);
    },
    async venderTodo(sigue, entreMs) {
      while (sigue()) {
        await vender();
        await esperar(azar.entero(0, entreMs));
      }
    },
    async cortar(cortada) {
      caja.cortada = cortada;
      const esta = abierta; // one that opens meanwhile sees to it itself
      await esta?.tendida.cortar(cortada).catch((error) => {
        if (abierta === esta) throw error;
      });
    },
    async callar() {
      for (const { callar } of caja.redes) await callar();
    },
    apagar: () => navegador?.cerrar(),
  });
}
