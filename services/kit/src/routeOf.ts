import type { Acceso, Call } from '@comanda/shared/contracts/defineCall';

type RouteOf<C extends Call> = {
  method: C['method'];
  url: C['path'];
  schema: {
    params: C['params'];
    querystring: C['query'];
    body: C['body'];
    response: { 200: C['reply'] };
  };
  config: { acceso: Acceso };
};

/** What `app.route` needs to know about a call: where it is, what it takes and answers, who may make it. */
export function routeOf<C extends Call>(call: C): RouteOf<C> {
  const { method, path, params, query, body, reply, acceso } = call;
  const inputs = {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
  };
  return {
    method,
    url: path,
    // fastify refuses a key that is present and undefined; for the types an absent schema is `unknown`
    schema: { ...inputs, response: { 200: reply } } as RouteOf<C>['schema'],
    config: { acceso },
  };
}
