import type { INestApplication } from '@nestjs/common';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { PRODUCT_NAME } from '@marklight/contracts/business';
import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import { pageQuerySchema } from '@marklight/contracts/common.schema';
import { apiErrorSchema } from '@marklight/contracts/errors.schema';
import { OPERATIONS, type Operation } from '@marklight/contracts/operations';
import { ERRORS_OF_EVERY_CALL } from '@marklight/contracts/operations/operation';
import { API } from '@marklight/contracts/routes';
import type { Request, Response } from 'express';
import { z } from 'zod';

/** Serves the OpenAPI page; its document is made from the contracts, not from the controllers. */
export function serveApiDescription(app: INestApplication): void {
  let document: OpenAPIObject | undefined;
  let json: string | undefined;
  const built = () => (document ??= describeApi());
  app.getHttpAdapter().get(`${API.docs}/openapi.json`, (_request: Request, response: Response) => {
    response.type('application/json').send((json ??= JSON.stringify(built())));
  });
  SwaggerModule.setup(API.docs, app, built, {
    // Off, because Swagger's handlers would build the document for every call, and anybody may call.
    raw: false,
    customSiteTitle: `${PRODUCT_NAME} API`,
  });
}

/** The OpenAPI 3.1 document of all OPERATIONS. */
export function describeApi(): OpenAPIObject {
  const paths: OpenAPIObject['paths'] = {};
  for (const operation of OPERATIONS) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: '1',
      description: 'Sign in first; the session cookie is the identity.',
    },
    paths,
    components: { schemas: { Error: jsonSchema(apiErrorSchema, 'output') } },
  };
}

type Described = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

function describe(operation: Operation): Described {
  const { status, type, schema } = operation.success;
  const errors = Object.fromEntries(
    [...new Set([...operation.errors, ...ERRORS_OF_EVERY_CALL])].map((code) => [
      code,
      {
        description: 'Error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
  const content = type
    ? { content: { [type]: { schema: schema ? jsonSchema(schema, 'output') : { type: 'string' } } } }
    : {};
  const headers = operation.paged
    ? {
        headers: {
          [TOTAL_COUNT_HEADER]: { description: 'How many there are in all', schema: { type: 'integer' } },
        },
      }
    : {};
  const body = requestBody(operation);
  return {
    tags: [operation.tag],
    summary: operation.summary,
    parameters: [...pathParameters(operation.path), ...queryParameters(operation)],
    ...(body ? { requestBody: body } : {}),
    responses: { [status]: { description: 'Success', ...content, ...headers }, ...errors },
  } as Described;
}

function requestBody({ body, files, fields }: Operation) {
  if (files) {
    const file = { type: 'array', items: { type: 'string', format: 'binary' } };
    const { properties = {} } = (fields ? jsonSchema(fields, 'input') : {}) as { properties?: object };
    return {
      content: {
        'multipart/form-data': { schema: { type: 'object', properties: { [files]: file, ...properties } } },
      },
    };
  }
  return body ? { content: { 'application/json': { schema: jsonSchema(body, 'input') } } } : null;
}

function pathParameters(path: string) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }));
}

function queryParameters({ query, paged }: Operation) {
  const schema = query ?? (paged ? pageQuerySchema : null);
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: described,
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as Schema;
}
