vcl 4.1;

# Footpath behind Varnish (7.1 or later): save it as /etc/varnish/default.vcl. In front of it belongs a program that
# speaks HTTPS and the PROXY protocol, such as hitch. Start the site with SITE_URL=https://institute.example
# TRUST_PROXY=on.
#
# To keep pages for a day, also start it with CACHE_TAGS=xkey PURGE_URL=http://127.0.0.1:80 PURGE_EVERY=1: the site then says
# which pages have changed, and this file drops them.
#
# Links in older emails have a token in their path, which opens the registration of a guest. Leave them out of the log:
#   varnishncsa -q 'ReqURL !~ "^/registrations/"'

import std;

# Who may say that pages have changed: the machines of the site.
acl site {
    "127.0.0.1";
    "::1";
}

backend footpath {
    .host = "127.0.0.1";
    .port = "3000";
    .first_byte_timeout = 60s;
    .between_bytes_timeout = 60s;
}

sub vcl_recv {
    if (req.method == "PURGE") {
        # A program in front of Varnish, on the same machine, passes on the addresses of its readers.
        if (client.ip !~ site || req.http.X-Forwarded-For ~ "," || req.http.xkey-purge !~ "^\w+( \w+)*$") {
            return (synth(403));
        }
        ban("obj.http.xkey ~ \b(" + regsuball(req.http.xkey-purge, " ", "|") + ")\b");
        return (synth(200));
    }
    if (req.restarts == 0) {
        # One copy for each coding that the site has. Varnish alone would keep gzip only.
        unset req.http.X-Coding;
        if (req.http.Accept-Encoding ~ "\bbr\b") {
            set req.http.X-Coding = "br";
        } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
            set req.http.X-Coding = "gzip";
        }
        # The longest time that a page may be served after its end, while a new one is fetched. Never more: the first
        # who asks for a page that was deleted long ago would get it.
        set req.http.X-Grace = "10s";
    }
    set req.grace = std.duration(req.http.X-Grace, 10s);

    # Answers to members, and files that would stay here when they are deleted or withdrawn on the site. Links in older
    # emails open the registration of a guest.
    if (req.url ~ "^/(api|media|files|registrations)/") {
        return (pass);
    }
    # The site sets no cookies. Those of other programs under the same name must not keep pages out of here.
    unset req.http.Cookie;
}

sub vcl_hash {
    hash_data(req.http.X-Coding);
}

sub vcl_backend_fetch {
    unset bereq.http.Accept-Encoding;
    if (bereq.http.X-Coding) {
        set bereq.http.Accept-Encoding = bereq.http.X-Coding;
    }
    unset bereq.http.X-Coding;
    unset bereq.http.X-Grace;
}

sub vcl_backend_response {
    if (beresp.status >= 500) {
        if (bereq.is_bgfetch) {
            return (abandon);
        }
        # Does not stand in front of the last good page.
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        set beresp.grace = 0s;
        return (deliver);
    }
    # The last good page replaces errors for a day.
    if (beresp.http.Cache-Control ~ "stale-if-error") {
        set beresp.grace = 1d;
    }
}

sub vcl_hit {
    # A page that is about to change, such as one with an event that begins, has no time after its end.
    if (obj.ttl < 0s && req.http.X-Grace == "10s" && obj.http.Cache-Control !~ "stale-while-revalidate") {
        set req.http.X-Grace = "0s";
        return (restart);
    }
}

sub vcl_deliver {
    # The site fails or does not answer: the last good page, if it is here.
    if (resp.status >= 500 && req.http.X-Grace != "1d" && req.method ~ "^(GET|HEAD)$"
        && req.url !~ "^/(api|media|files|registrations)/") {
        set req.http.X-Grace = "1d";
        return (restart);
    }
    unset resp.http.xkey;
    if (obj.hits == 0) {
        set resp.http.X-Cache = "MISS";
    } elsif (obj.ttl < 0s) {
        set resp.http.X-Cache = "STALE";
    } else {
        set resp.http.X-Cache = "HIT";
    }
}
