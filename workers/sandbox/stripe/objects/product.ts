import type Stripe from "stripe";

export type ProductWanted = {
  name: string;
  description?: string | null | undefined;
  metadata?: Stripe.Metadata | undefined;
};

export const newProduct = (id: string, now: number, wanted: ProductWanted) =>
  ({
    id,
    object: "product",
    active: true,
    created: now,
    default_price: null,
    description: wanted.description || null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: wanted.metadata ?? {},
    name: wanted.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: now,
    url: null,
  }) satisfies Stripe.Product;
