import type { Call } from '@comanda/shared/contracts/defineCall';

/**
 * A call and its flat input as one request for `app.inject`: the contract says what goes in the path, the query, the
 * body and the idempotency header. A field it does not have goes with the body, so that the server can refuse it.
 */
export function peticionDe(call: Call, entrada: object, prefijo = '') {
  const { method, path, query, body, idempotente } = call;
  const campos = new Map<string, unknown>(
    Object.entries(entrada).filter(([, valor]) => valor !== undefined),
  );
  const sacar = (campo: string): string => {
    const valor = campos.get(campo);
    campos.delete(campo);
    return String(valor);
  };

  const ruta = path.replace(/:(\w+)/g, (_, campo: string) => encodeURIComponent(sacar(campo)));
  const headers: Record<string, string> =
    idempotente && campos.has('idempotencia') ? { 'idempotency-key': sacar('idempotencia') } : {};
  const consultados = [...campos.keys()].filter((campo) =>
    body ? query && Object.hasOwn(query.shape, campo) : true,
  );
  const consulta = new URLSearchParams(consultados.map((campo) => [campo, sacar(campo)]));
  return {
    method,
    url: `${prefijo}${ruta}?${consulta}`,
    headers,
    ...(body && { payload: Object.fromEntries(campos) }),
  };
}
