// @ts-nocheck
function stryNS_9fa48() {
  var g = typeof globalThis === 'object' && globalThis && globalThis.Math === Math && globalThis || new Function("return this")();
  var ns = g.__stryker__ || (g.__stryker__ = {});
  if (ns.activeMutant === undefined && g.process && g.process.env && g.process.env.__STRYKER_ACTIVE_MUTANT__) {
    ns.activeMutant = g.process.env.__STRYKER_ACTIVE_MUTANT__;
  }
  function retrieveNS() {
    return ns;
  }
  stryNS_9fa48 = retrieveNS;
  return retrieveNS();
}
stryNS_9fa48();
function stryCov_9fa48() {
  var ns = stryNS_9fa48();
  var cov = ns.mutantCoverage || (ns.mutantCoverage = {
    static: {},
    perTest: {}
  });
  function cover() {
    var c = cov.static;
    if (ns.currentTestId) {
      c = cov.perTest[ns.currentTestId] = cov.perTest[ns.currentTestId] || {};
    }
    var a = arguments;
    for (var i = 0; i < a.length; i++) {
      c[a[i]] = (c[a[i]] || 0) + 1;
    }
  }
  stryCov_9fa48 = cover;
  cover.apply(null, arguments);
}
function stryMutAct_9fa48(id) {
  var ns = stryNS_9fa48();
  function isActive(id) {
    if (ns.activeMutant === id) {
      if (ns.hitCount !== void 0 && ++ns.hitCount > ns.hitLimit) {
        throw new Error('Stryker: Hit count limit reached (' + ns.hitCount + ')');
      }
      return true;
    }
    return false;
  }
  stryMutAct_9fa48 = isActive;
  return isActive(id);
}
import { claveDeLinea, lineaVigente, type Carrito, type Catalogo } from './carrito';

/** A price of an order that the company changed after it was added, in dollars. */
export type CambioDePrecio = {
  id: string;
  producto: string;
  antes: number;
  ahora: number;
};

/**
 * Which lines of an order, as it was until now, cost something else by today's catalogue. `porVer` are the changes nobody
 * has seen yet: what such a line did cost at first counts, and one that costs that again is no change.
 */
export function cambiosDePrecio(carrito: Carrito, catalogo: Catalogo, porVer: readonly CambioDePrecio[] = stryMutAct_9fa48("0") ? ["Stryker was here"] : (stryCov_9fa48("0"), [])): CambioDePrecio[] {
  if (stryMutAct_9fa48("1")) {
    {}
  } else {
    stryCov_9fa48("1");
    return carrito.flatMap(linea => {
      if (stryMutAct_9fa48("2")) {
        {}
      } else {
        stryCov_9fa48("2");
        const clave = claveDeLinea(linea);
        const vigente = stryMutAct_9fa48("3") ? lineaVigente(linea, catalogo) && linea : (stryCov_9fa48("3"), lineaVigente(linea, catalogo) ?? linea);
        const antes = stryMutAct_9fa48("4") ? porVer.find(({
          id
        }) => id === clave)?.antes && linea.precio_venta : (stryCov_9fa48("4"), (stryMutAct_9fa48("5") ? porVer.find(({
          id
        }) => id === clave).antes : (stryCov_9fa48("5"), porVer.find(stryMutAct_9fa48("6") ? () => undefined : (stryCov_9fa48("6"), ({
          id
        }) => stryMutAct_9fa48("9") ? id !== clave : stryMutAct_9fa48("8") ? false : stryMutAct_9fa48("7") ? true : (stryCov_9fa48("7", "8", "9"), id === clave)))?.antes)) ?? linea.precio_venta);
        const {
          precio_venta: ahora,
          producto
        } = vigente;
        return (stryMutAct_9fa48("12") ? antes !== ahora : stryMutAct_9fa48("11") ? false : stryMutAct_9fa48("10") ? true : (stryCov_9fa48("10", "11", "12"), antes === ahora)) ? stryMutAct_9fa48("13") ? ["Stryker was here"] : (stryCov_9fa48("13"), []) : stryMutAct_9fa48("14") ? [] : (stryCov_9fa48("14"), [stryMutAct_9fa48("15") ? {} : (stryCov_9fa48("15"), {
          id: clave,
          producto,
          antes,
          ahora
        })]);
      }
    });
  }
}

/** A line that cannot be sold: what it is called, and whether it ran out or left the catalogue. */
export type LineaSinVenta = {
  id: string;
  producto: string;
  agotado: boolean;
};

/** Which lines of an order the server would refuse by today's catalogue. */
export function lineasSinVenta(carrito: Carrito, {
  productos,
  modificadores
}: Catalogo): LineaSinVenta[] {
  if (stryMutAct_9fa48("16")) {
    {}
  } else {
    stryCov_9fa48("16");
    return carrito.flatMap(linea => {
      if (stryMutAct_9fa48("17")) {
        {}
      } else {
        stryCov_9fa48("17");
        if (stryMutAct_9fa48("19") ? false : stryMutAct_9fa48("18") ? true : (stryCov_9fa48("18", "19"), linea.orden_lineas)) return stryMutAct_9fa48("20") ? ["Stryker was here"] : (stryCov_9fa48("20"), []); // it was served: the order says what it costs
        const vigente = productos.get(linea.id);
        const producto = stryMutAct_9fa48("21") ? vigente?.producto && linea.producto : (stryCov_9fa48("21"), (stryMutAct_9fa48("22") ? vigente.producto : (stryCov_9fa48("22"), vigente?.producto)) ?? linea.producto);
        const id = claveDeLinea(linea);
        if (stryMutAct_9fa48("25") ? !vigente && vigente.agotado : stryMutAct_9fa48("24") ? false : stryMutAct_9fa48("23") ? true : (stryCov_9fa48("23", "24", "25"), (stryMutAct_9fa48("26") ? vigente : (stryCov_9fa48("26"), !vigente)) || vigente.agotado)) return stryMutAct_9fa48("27") ? [] : (stryCov_9fa48("27"), [stryMutAct_9fa48("28") ? {} : (stryCov_9fa48("28"), {
          id,
          producto,
          agotado: stryMutAct_9fa48("31") ? vigente === undefined : stryMutAct_9fa48("30") ? false : stryMutAct_9fa48("29") ? true : (stryCov_9fa48("29", "30", "31"), vigente !== undefined)
        })]);
        const ido = stryMutAct_9fa48("32") ? linea.modificadores.find(elegido => !modificadores.has(elegido.id)) : (stryCov_9fa48("32"), linea.modificadores?.find(stryMutAct_9fa48("33") ? () => undefined : (stryCov_9fa48("33"), elegido => stryMutAct_9fa48("34") ? modificadores.has(elegido.id) : (stryCov_9fa48("34"), !modificadores.has(elegido.id)))));
        return ido ? stryMutAct_9fa48("35") ? [] : (stryCov_9fa48("35"), [stryMutAct_9fa48("36") ? {} : (stryCov_9fa48("36"), {
          id,
          producto: stryMutAct_9fa48("37") ? `` : (stryCov_9fa48("37"), `${producto} (${ido.nombre})`),
          agotado: stryMutAct_9fa48("38") ? true : (stryCov_9fa48("38"), false)
        })]) : stryMutAct_9fa48("39") ? ["Stryker was here"] : (stryCov_9fa48("39"), []);
      }
    });
  }
}