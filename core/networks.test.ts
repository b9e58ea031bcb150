import { describe, expect, it } from "vitest";
import { networksOf, siteNetworkOf } from "./networks.ts";

describe("networksOf", () => {
  it.each([
    ["203.0.113.9", ["203.0.0.0/16", "203.0.113.0/24", "203.0.113.9"]],
    ["2001:db8:1:2::/64", ["2001:db8::/32", "2001:db8:1::/48", "2001:db8:1:2::/64"]],
    ["here", ["here"]],
    ["", [""]],
  ])("of %s are %j", (clientKey, networks) => {
    expect(networksOf(clientKey)).toEqual(networks);
  });
});

describe("siteNetworkOf", () => {
  it.each([
    ["203.0.113.9", "203.0.113.0/24"],
    ["2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["nowhere", "nowhere"],
  ])("of %s is %s", (clientKey, network) => {
    expect(siteNetworkOf(clientKey)).toBe(network);
  });
});
